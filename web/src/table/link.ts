/** The address of a table, and ways to pass it on. */
import { t } from "../lib/i18n.svelte";
import { showNote, showRefusal } from "../lib/toasts.svelte";

export const tableLink = (id: string): string => `${location.origin}/t/${id}`;

export const canShare = (): boolean => typeof navigator.share === "function";

/** Put the address on the clipboard and say so. */
export async function copyLink(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(tableLink(id));
    showNote(() => t("invite-copied"));
  } catch {
    showRefusal({ clause: "", line: { key: "invite-not-copied", args: {} } });
  }
}

/** Hand the address to the device's own sharing; closing that is no fault. */
export async function shareLink(id: string, title: string): Promise<void> {
  await navigator.share({ title, url: tableLink(id) }).catch(() => undefined);
}
