import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";

const SOURCES = new URL("../", import.meta.url);
/** An exported function that answers yes or no, with its name. */
const DECIDES = /export (?:async )?function (\w+)\((?:[^)]|\)(?!:))*\): (?:Promise<)?boolean/g;

it("a rule on who may do what is called can, a verb and a noun; anything else that it rests on is a fact", async () => {
  const files = (await readdir(SOURCES, { recursive: true })).filter((name) => name.endsWith(".policy.ts"));
  const names: string[] = [];
  for (const file of files) {
    const text = await readFile(new URL(file, SOURCES), "utf8");
    names.push(...[...text.matchAll(DECIDES)].map(([, name]) => `${file}: ${name}`));
  }
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter((name) => !/: (can|is)[A-Z]/.test(name))).toEqual([]);
});
