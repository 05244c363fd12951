/** The plain requests: which games there are, and a new table. */
import type {
  Failure,
  GameView,
  NewTable,
  Refusal,
  TableBrief,
  TableMade,
} from "../wire";

/** The server said no, and why. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.line.key);
  }
}

/** Nobody answered: `page-no-answer` as a refusal. */
const silence = (): RefusedError =>
  new RefusedError({ clause: "", line: { key: "page-no-answer", args: {} } });

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(path, init).catch(() => {
    throw silence();
  });
  const body = (await response.json().catch(() => null)) as Answer | Failure | null;
  if (response.ok && body !== null) return body as Answer;
  const refusal = (body as Failure | null)?.refusal;
  throw refusal?.line ? new RefusedError(refusal) : silence();
}

export const fetchGames = (): Promise<GameView[]> => ask("/api/games");

export const makeTable = (table: NewTable): Promise<TableMade> =>
  ask("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(table),
  });

/** Who is at a table and how it stands. */
export const fetchBrief = (id: string): Promise<TableBrief> => ask(`/api/tables/${id}`);

/** The picture of a table's address. */
export const qrAddress = (id: string): string => `/api/tables/${id}/qr.svg`;
