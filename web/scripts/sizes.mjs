/** Prints the gzip size of what the first page loads; fails above the budget. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET = 60 * 1024;
const root = new URL("../../src/spielkiste/server/static/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("manifest.json", root), "utf8"));
const html = readFileSync(new URL("index.html", root), "utf8");
const gzip = (file) => gzipSync(readFileSync(new URL(file, root))).length;

/** The chunk's files and those it imports, without the ones loaded on demand. */
function collect(key, files = new Set()) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const sheet of chunk.css ?? []) files.add(sheet);
  for (const other of chunk.imports ?? []) collect(other, files);
  return files;
}

/** What the front page asks for, in the language with the longest texts. */
const FIRST = ["pages/Front.svelte", "src/front/covers/", "lobby/ru", "/texts/ru.ftl"];
const LATER = "/games/";

function firstPage() {
  const files = collect("index.html");
  for (const [key, chunk] of Object.entries(manifest)) {
    const wanted = FIRST.some((part) => key.includes(part)) && !key.includes(LATER);
    if (wanted && chunk.isDynamicEntry) collect(key, files);
  }
  if (html.includes("/scheme.js")) files.add("scheme.js");
  return [...files];
}

let total = 0;
for (const file of firstPage()) {
  const size = gzip(file);
  total += size;
  console.log(`${String(size).padStart(7)}  ${file}`);
}
console.log(`${String(total).padStart(7)}  first page, gzip; budget ${BUDGET}`);
if (total > BUDGET) {
  console.error("The first page is over its budget.");
  process.exit(1);
}
