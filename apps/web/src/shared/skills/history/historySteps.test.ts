import type { Rating } from "@vaardig/contract/skills/skillHistory";
import { expect, it } from "vitest";
import { historySteps } from "./historySteps.ts";

const NOW = Date.parse("2026-06-01T00:00:00Z");
const day = (text: string) => Date.parse(text);
const rating = (id: string, from: string, to: string | null, more: Partial<Rating> = {}): Rating => ({
  id,
  level: 2,
  source: "self",
  words: null,
  evidence: null,
  last_used: null,
  by: null,
  valid_from: from,
  valid_to: to,
  ...more,
});

it("draws what held as steps up to now, and everything that was said as a mark", () => {
  const picture = historySteps(
    [
      rating("beside", "2026-05-01", "2026-05-01", { level: 5 }),
      rating("confirmed", "2026-03-01", null, { level: 3, source: "confirmed" }),
      rating("first", "2026-01-01", "2026-03-01"),
    ],
    NOW,
  );
  expect(picture?.steps).toEqual([
    { from: day("2026-01-01"), to: day("2026-03-01"), level: 2, isConfirmed: false },
    { from: day("2026-03-01"), to: NOW, level: 3, isConfirmed: true },
  ]);
  expect(picture?.marks.map(({ id, level }) => [id, level])).toEqual([
    ["first", 2],
    ["confirmed", 3],
    ["beside", 5],
  ]);
  expect(picture).toMatchObject({ from: day("2026-01-01"), to: NOW, now: 3 });
});

it("knows when nothing holds now, and leaves out what has no level", () => {
  expect(historySteps([rating("gone", "2026-01-01", "2026-02-01")], NOW)?.now).toBeNull();
  expect(historySteps([rating("unknown", "2026-01-01", null, { level: null })], NOW)).toBeNull();
  expect(historySteps([], NOW)).toBeNull();
});
