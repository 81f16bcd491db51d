import { ACTION_KINDS } from "@vaardig/contract/goals/goals";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type ActionFacts, meanProgress, progressOf } from "./goalProgress.ts";

const action: fc.Arbitrary<ActionFacts> = fc.record({
  kind: fc.constantFrom(...ACTION_KINDS),
  doneAt: fc.option(fc.constant(new Date(0)), { nil: null }),
  enrolment: fc.constantFrom("started", "completed", null),
});
const actions = fc.array(action, { minLength: 1, maxLength: 50 });
const progress = (list: ActionFacts[]) => meanProgress(list.map(progressOf));

test("a course is 0, 50 or 100, anything else 0 or 100", () => {
  fc.assert(
    fc.property(action, (one) => {
      expect(one.kind === "course" ? [0, 50, 100] : [0, 100]).toContain(progressOf(one));
      if (one.kind === "course") expect(progressOf({ ...one, doneAt: new Date() })).toBe(progressOf(one));
      else expect(progressOf({ ...one, enrolment: "completed" })).toBe(progressOf(one));
    }),
  );
});

test("the mean is whole, within 0 and 100, and 100 exactly when all is done", () => {
  fc.assert(
    fc.property(actions, (list) => {
      const mean = progress(list);
      expect(Number.isInteger(mean)).toBe(true);
      expect(mean === 100).toBe(list.every((one) => progressOf(one) === 100));
      const exact = list.reduce((sum, one) => sum + progressOf(one), 0) / list.length;
      expect(Math.abs(mean - exact)).toBeLessThan(1);
    }),
  );
});

test("order plays no part, and doing one more never lowers it", () => {
  fc.assert(
    fc.property(actions, fc.nat(), (list, at) => {
      expect(progress(list.toReversed())).toBe(progress(list));
      const done = list.with(at % list.length, { kind: "activity", doneAt: new Date(), enrolment: null });
      expect(progress(done)).toBeGreaterThanOrEqual(progress(list));
    }),
  );
});

test("a goal without actions has made no progress", () => {
  expect(meanProgress([])).toBe(0);
});
