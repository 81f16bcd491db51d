import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";

const SOURCES = new URL("../", import.meta.url);
const LEFT_OUT = /^(test|demo|admin)\/|\.test\.ts$|\.table\.ts$|^platform\/db\//;

/** What Drizzle's builder is not used for: that is SQL text (docs/ARCHITECTURE.md, "One dialect"). */
const OTHERWISE = {
  groups: /\.(groupBy|having)\(/,
  "sub-selects and unions": /\$with\(|\b(exists|notExists|union|unionAll)\(\s*tx/,
  "values that are computed": /\bsql<|\b(sum|avg|max|min|countDistinct)\([a-z]\w*\.[a-z]/i,
  "SQL text": /\btx\s*\.execute\(/,
};

async function builders(): Promise<[name: string, text: string][]> {
  const files = (await readdir(SOURCES, { recursive: true })).filter(
    (name) => name.endsWith(".ts") && !LEFT_OUT.test(name),
  );
  const read = files.map(
    async (name): Promise<[string, string]> => [name, await readFile(new URL(name, SOURCES), "utf8")],
  );
  return (await Promise.all(read)).filter(([, text]) => /from "drizzle-orm"/.test(text));
}

it("Drizzle's builder writes and reads rows as they are stored, and puts nothing together", async () => {
  const files = await builders();
  expect(files.length).toBeGreaterThan(40);
  const found = files.flatMap(([name, text]) => [
    ...Object.entries(OTHERWISE).flatMap(([what, pattern]) =>
      pattern.test(text) ? [`${name}: ${what}`] : [],
    ),
    ...text
      .split(/;\n/)
      .filter((statement) => (statement.match(/\.(inner|left|right|full)Join\(/g) ?? []).length > 1)
      .map(() => `${name}: more than the row that it belongs to`),
  ]);
  expect(found).toEqual([]);
});
