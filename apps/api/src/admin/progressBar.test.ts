import { expect, test } from "vitest";
import { progressBar } from "./progressBar.ts";

function lines(isTTY: boolean): string[] {
  const written: string[] = [];
  const bar = progressBar({ isTTY, write: (text) => written.push(text) });
  bar.begin("Reading");
  for (const done of [0.1, 0.101, 0.5, 1]) bar.advance(done, "skills_en.csv");
  bar.begin("Writing");
  bar.end();
  return written;
}

test("a log gets each step and file once", () => {
  expect(lines(false)).toEqual(["Reading …\n", "  skills_en.csv\n", "Writing …\n"]);
});

test("a terminal gets one line that is drawn again when a percent is done", () => {
  const drawn = lines(true);
  expect(drawn.every((text) => text.startsWith("\r"))).toBe(true);
  expect(drawn.filter((text) => text.includes("skills_en.csv"))).toHaveLength(3);
  expect(drawn.join("")).toMatch(/ 10 %.* 50 %.*█{30} 100 %/s);
  expect(drawn.at(-1)).toContain("Writing: done\n");
});
