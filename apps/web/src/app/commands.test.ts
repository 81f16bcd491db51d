import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { baseApi, TAGS, type Tag } from "../lib/api/baseApi.ts";
import { loadAllCalls, openAllCalls } from "../test/allCalls.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The kinds of records that commands change, with the commands and their calls below them. */
const TABLE = readFileSync(resolve(import.meta.dirname, "../test/commands.txt"), "utf8");
let kinds = "";
const CASES = TABLE.trimEnd()
  .split("\n")
  .flatMap((line) => {
    const [, command = "", call] = /^ {2}(\w+) (.+)$/.exec(line) ?? [];
    if (call) return [{ command, call, kinds }];
    kinds = line;
    return [];
  });

test("every command has its own call, and reads again what it changes and nothing else", async () => {
  const { commands } = await loadAllCalls();
  expect(CASES.map(({ command }) => command).toSorted()).toEqual(commands.toSorted());
  const readOf = (tag: Tag) => `shows ${tag}`;
  baseApi.injectEndpoints({
    overrideExisting: true,
    endpoints: (builder) =>
      Object.fromEntries(
        TAGS.map((tag) => [
          readOf(tag),
          builder.query<null, object>({ queryFn: () => ({ data: null }), providesTags: [tag] }),
        ]),
      ),
  });
  const { start, call, repeatedBy } = openAllCalls();
  for (const tag of TAGS) await start(readOf(tag));
  for (const expected of CASES) {
    let address: string | undefined;
    const repeated = await repeatedBy(async () => {
      address = await call(expected.command);
    });
    const changed = TAGS.filter((tag) => repeated.includes(readOf(tag))).toSorted();
    expect({ ...expected, call: address, kinds: changed.join(" ") || "nothing" }).toEqual(expected);
  }
});
