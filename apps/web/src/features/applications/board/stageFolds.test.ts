import { STAGES, type Stage } from "@vaardig/contract/applications/pipeline";
import { expect, it } from "vitest";
import { foldedStages, toggleStage } from "./stageFolds.ts";

/** Room beside the sidebar on a window of 1440 pixels, open and collapsed. */
const OPEN = 1112;
const COLLAPSED = 1304;
const counts = (...of: number[]) => STAGES.map((stage, at) => ({ stage, count: of[at] ?? 0 }));
const AFTER_APPLICATION: Stage = "Rejection after application";
const AFTER_INTERVIEW: Stage = "Rejection after interview";

it("folds as few stages as leave the others room, and none where someone is worked with", () => {
  const full = counts(4, 6, 6, 2, 2, 2);
  expect([...foldedStages(full, 1600, {})]).toEqual([]);
  expect([...foldedStages(full, COLLAPSED, {})]).toEqual([]);
  expect(new Set(foldedStages(full, OPEN, {}))).toEqual(new Set([AFTER_APPLICATION, AFTER_INTERVIEW]));
  expect(new Set(foldedStages(counts(4, 6, 6, 2, 0, 2), 700, {}))).toEqual(
    new Set(["Job offer", AFTER_APPLICATION, AFTER_INTERVIEW]),
  );
});

it("keeps what was chosen by hand, and forgets a choice that the width makes by itself", () => {
  const full = counts(4, 6, 6, 2, 2, 2);
  const opened = toggleStage(AFTER_APPLICATION, full, OPEN, {});
  expect(opened).toEqual({ [AFTER_APPLICATION]: "open" });
  expect([...foldedStages(full, OPEN, opened)]).toEqual([AFTER_INTERVIEW]);
  expect(toggleStage(AFTER_APPLICATION, full, OPEN, opened)).toEqual({});
  // The other one instead, where there is no room for both.
  expect(toggleStage(AFTER_INTERVIEW, full, OPEN, opened)).toEqual({ [AFTER_INTERVIEW]: "open" });
  const folded = toggleStage("Vacancy", full, OPEN, {});
  expect(folded).toEqual({ Vacancy: "folded" });
  expect(toggleStage("Vacancy", full, OPEN, folded)).toEqual({});
});
