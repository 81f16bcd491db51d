import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { listFiles } from "../lib/hashFiles.mjs";
import { root } from "../lib/root.mjs";
import { print, runMain } from "../lib/script.mjs";
import { readTableUses } from "./tableUses.mjs";

// Checks that each table has one owner: the feature whose folder defines it, in both layers. Other features
// use the owner's queries and SQL fragments, read columns published in tables.json, or are listed there with
// a reason. Only the owner writes.
const SERVER = "apps/api/src";
// Demo data and tests write rows of every table.
const LEFT_OUT = /^(test|demo)\//;
// Join keys, readable by every feature.
const KEYS = ["id", "company_id"];
const DEFINITION = /export const (\w+) = pgTable\(\s*"(\w+)",\s*\{([\s\S]*?)^ {0,2}\}/gm;

/** Returns the feature of a server file: `jobs` for domain/jobs and features/jobs. */
function wordOf(file) {
  const [floor, word] = file.split("/");
  return floor === "domain" || floor === "features" ? word : floor;
}

const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns owners and columns of tables by name, and tables by `file#export`. `views`: name → feature. */
function findOwners(sources, views) {
  const owners = new Map(Object.entries(views));
  const tables = new Map();
  const columns = new Map();
  for (const [file, source] of sources) {
    if (!file.endsWith(".table.ts")) continue;
    for (const [, name, table, body] of source.matchAll(DEFINITION)) {
      owners.set(table, wordOf(file));
      tables.set(`${file}#${name}`, table);
      columns.set(table, new Set([...body.matchAll(/^ {2,4}(\w+):/gm)].map(([, key]) => snake(key))));
    }
  }
  return { owners, tables, columns };
}

/**
 * Returns where features use other features' tables: file, table, owner and columns; `*` for a write or an
 * undetermined use.
 */
export function foreignUses(sources, views = {}) {
  const { owners, tables, columns: known } = findOwners(sources, views);
  const files = [...sources].filter(([file]) => !file.endsWith(".table.ts") && !LEFT_OUT.test(file));
  const all = new Map(files.map(([file, source]) => [file, readTableUses(source)]));
  const at = (file, module) => posix.join(posix.dirname(file), module);
  const among = ({ words, keys }) => [
    ...[...words].filter((word) => owners.has(word)),
    ...keys.filter(([key, value]) => owners.has(key) && !owners.has(value)).map(([key]) => key),
  ];
  const found = new Map();
  const add = (file, table, columns) => {
    const owner = owners.get(table);
    if (owner === undefined || owner === wordOf(file)) return;
    const before = found.get(`${file} ${table}`)?.columns ?? [];
    // An alias may refer to several tables of a file.
    const own = columns.filter((column) => column === "*" || (known.get(table)?.has(column) ?? true));
    found.set(`${file} ${table}`, { file, table, owner, columns: [...new Set([...before, ...own])] });
  };
  // Files whose SQL receives table names from callers.
  const given = new Set();
  for (const [file, used] of all) {
    const { imports, named, holes, modules } = used;
    for (const { name, from, properties, isWhole } of imports.values())
      add(file, tables.get(`${at(file, from)}#${name}`), isWhole ? ["*"] : [...properties].map(snake));
    for (const { name, columns, bare } of named)
      add(file, name, [...columns, ...bare.filter((word) => known.get(name)?.has(word))]);
    for (const { filled, columns } of holes) {
      // A constant of this file was already analysed at its definition.
      if (/^[A-Z_]+$/.test(filled ?? "") && !modules.has(filled)) continue;
      const there = modules.has(filled) && all.get(at(file, modules.get(filled)));
      const names = among(there || used);
      for (const name of names) add(file, name, columns);
      if (names.length === 0 && !there) given.add(file);
    }
  }
  for (const [file, used] of all) {
    if (![...used.modules.values()].some((module) => given.has(at(file, module)))) continue;
    for (const name of among(used)) add(file, name, ["*"]);
  }
  return { owners, uses: [...found.values()] };
}

/** Returns uses that tables.json does not allow, and its unnecessary entries. */
export function checkTables(sources, { views, published, readers }) {
  const { owners, uses } = foreignUses(sources, views);
  const isPublished = ({ table, columns }) =>
    columns.every((column) => KEYS.includes(column) || published[table]?.includes(column));
  const isBelow = (file, reader) => file === reader || file.startsWith(`${reader}/`);
  const closed = uses.filter((use) => !isPublished(use));
  const unlisted = closed.filter(
    ({ file, table }) =>
      !readers.some(({ reader, tables }) => isBelow(file, reader) && tables.includes(table)),
  );
  const needless = readers.flatMap(({ reader, tables }) =>
    tables
      .filter((table) => !closed.some((use) => use.table === table && isBelow(use.file, reader)))
      .map((table) => `tables.json lists ${table} for ${reader}, which does not need it`),
  );
  const unread = Object.entries(published).flatMap(([table, columns]) =>
    columns
      .filter((column) => !uses.some((use) => use.table === table && use.columns.includes(column)))
      .map((column) => `tables.json publishes ${table}.${column}, which nothing else reads`),
  );
  const problems = unlisted.map(({ file, table, owner, columns }) => {
    const what = columns.filter((column) => !KEYS.includes(column) && !published[table]?.includes(column));
    return `${file} uses ${table} (${what.join(", ")}), which is of ${owner}`;
  });
  return { problems: [...problems.sort(), ...needless, ...unread], uses, closed, owners };
}

/** Returns the uses by owner and table, as printed by `--all`. */
function listed({ uses, closed, owners }) {
  const lines = [...owners]
    .map(([table, owner]) => ({ table, owner, of: uses.filter((use) => use.table === table) }))
    .filter(({ of }) => of.length > 0)
    .sort((a, b) => a.owner.localeCompare(b.owner) || a.table.localeCompare(b.table))
    .flatMap(({ table, owner, of }) => [
      `${owner}: ${table}`,
      ...of.map(
        (use) =>
          `  ${closed.includes(use) ? "listed   " : "published"} ${use.file} (${use.columns.join(", ")})`,
      ),
    ]);
  const folders = (list) =>
    new Set(list.map(({ file, table }) => `${file.split("/").slice(0, 2).join("/")} ${table}`)).size;
  const files = (list) => new Set(list.map(({ file }) => file)).size;
  const sum = (list) =>
    `${list.length} pairs of file and table in ${files(list)} files, ${folders(list)} of folder and table`;
  return [...lines, `All: ${sum(uses)}.`, `Listed: ${sum(closed)}.`];
}

/** Returns the server's sources by path, and the rules of tables.json. */
export async function readServer() {
  const names = (await listFiles([SERVER])).filter((file) => file.endsWith(".ts"));
  const texts = await Promise.all(names.map((name) => readFile(join(root, name), "utf8")));
  const sources = new Map(names.map((name, place) => [name.slice(SERVER.length + 1), texts[place]]));
  return { sources, allowed: JSON.parse(await readFile(new URL("tables.json", import.meta.url), "utf8")) };
}

if (import.meta.filename === process.argv[1]) {
  await runMain(async () => {
    const { sources, allowed } = await readServer();
    const result = checkTables(sources, allowed);
    for (const line of process.argv.includes("--all") ? listed(result) : result.problems) print(line);
    return result.problems.length > 0 ? 1 : 0;
  });
}
