import type { ComponentProps } from "react";
import { afterEach, expect, test } from "vitest";
import { said } from "../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../test/onScreen.tsx";
import words from "./approval.en.json";
import { ChangeList } from "./ChangeList.tsx";

type Change = ComponentProps<typeof ChangeList>["change"];
type Field = Change["fields"][number];

let screen: OnScreen;
const open = async (fields: Field[], isNew = false) => {
  const change = { fields, skills: [] } as Partial<Change> as Change;
  screen = await draw(<ChangeList change={change} label="Changes" isNew={isNew} />, { approval: words });
};
afterEach(async () => screen.remove());
const rows = () => [...document.querySelectorAll("li")].map((one) => one.textContent);
const FIELDS: Field[] = [
  { field: "description", from: "Care", to: "Care for all" },
  { field: "salary_from", from: 3000, to: 3500 },
  { field: "hours", from: 36, to: 32 },
  { field: "external", from: false, to: true },
  { field: "apply_by", from: null, to: "2026-12-01" },
  { field: "location", from: "Ede", to: "" },
];

test("each field beside what it was, with the difference of numbers, a long text last", async () => {
  await open(FIELDS);
  const [salary, hours, external, applyBy, location, description] = rows();
  expect(salary).toMatch(/3,000.*3,500.*\+.*500$/);
  expect(hours).toMatch(/36.*32−4$/);
  expect(external).toMatch(/No.*Yes$/);
  expect(applyBy).toContain(words.change.empty);
  expect(applyBy).toMatch(/1 Dec 2026$/);
  expect(location).toMatch(new RegExp(`Ede.*${words.change.empty}$`));
  expect(description).toContain("for all");
});

test("a new one has no former values", async () => {
  await open(FIELDS.slice(1), true);
  const [salary] = rows();
  expect(salary).toMatch(/3,500$/);
  expect(salary).not.toContain("3,000");
  expect(said()).not.toContain(words.change.from);
});

test("a field without a name of its own keeps its own", async () => {
  await open([{ field: "odd", from: "a", to: "b" }]);
  expect(rows()[0]).toMatch(/^odd/);
  expect(rows()[0]).toMatch(/b$/);
});
