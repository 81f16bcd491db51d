import { expect, test } from "vitest";
import { progressIn } from "./reviewModel.ts";
import { EMPTY_DRAFT, rowsOf } from "./reviewRows.ts";

function rowsRead() {
  const job = (key: string, state: "open" | "added", position: string) => ({
    key,
    state,
    words: null,
    position,
    company: "Stedin",
    start_date: "2020-01-01",
    end_date: null,
    current_job: true,
    description: "",
  });
  const read = { education: [], languages: [], certificates: [], skills: [], unlinked: [] };
  const text = { recognized: false, written_in: null };
  return rowsOf(
    {
      ...read,
      ...text,
      experience: [job("1", "open", "Engineer"), job("2", "open", "Planner"), job("3", "added", "Clerk")],
    },
    EMPTY_DRAFT,
  );
}

test("rows saved at the end count while they are chosen, others once they are decided", () => {
  const rows = rowsRead();
  const draft = { ...EMPTY_DRAFT, ticks: { "2": false } };
  const base = { rows, draft, unlinked: [], recognized: false, mainLanguage: null, canReview: true };
  const acts = {
    onTick: () => undefined,
    onEdit: () => undefined,
    onLookUp: () => undefined,
    onLeaveOut: () => undefined,
    onPutBack: () => undefined,
  };
  expect(progressIn({ ...base, ...acts, counted: "chosen" }, rows)).toBe(1);
  expect(progressIn({ ...base, ...acts, counted: "decided" }, rows)).toBe(1);
  expect(progressIn({ ...base, ...acts, draft: EMPTY_DRAFT, counted: "chosen" }, rows)).toBe(2);
});
