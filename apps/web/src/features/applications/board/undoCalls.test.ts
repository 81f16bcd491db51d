import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { expect, it } from "vitest";
import { undoCalls } from "./undoCalls.ts";

const card = (id: string, stage: string, version: number) => ({ id, stage, version }) as ApplicationCard;
const before = [card("a", "Vacancy", 1), card("b", "Application", 4), card("c", "Vacancy", 2)];
const results = [
  { id: "a", done: true, code: null, card: card("a", "Interview", 2) },
  { id: "b", done: true, code: null, card: card("b", "Interview", 5) },
  { id: "c", done: false, code: "stale_version", card: card("c", "Interview", 9) },
];

it("takes back only what was done, with the versions that it left", () => {
  const applications = [
    { id: "a", version: 2 },
    { id: "b", version: 5 },
  ];
  expect(undoCalls({ action: "reject", mail: true }, before, results)).toEqual([
    { action: "undo_rejection", applications },
  ]);
  expect(undoCalls({ action: "archive" }, before, results)).toEqual([{ action: "restore", applications }]);
  expect(undoCalls({ action: "archive" }, before, results.slice(2))).toEqual([]);
});

it("moves each back to its earlier stage", () => {
  expect(undoCalls({ action: "move", to: "Interview" }, before, results)).toEqual([
    { action: "move", to: "Vacancy", reason: "mistake", applications: [{ id: "a", version: 2 }] },
    { action: "move", to: "Application", reason: "mistake", applications: [{ id: "b", version: 5 }] },
  ]);
});
