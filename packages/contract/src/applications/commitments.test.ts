import { expect, it } from "vitest";
import { type Commitment, excessHours, ongoingCommitments } from "./commitments.ts";

const role: Commitment = { kind: "role", name: "Grid", hours: 16, until: "2027-03-31" };
const application: Commitment = { kind: "application", name: "Planner", hours: 8, until: null };

it.each([
  [16, 0, null],
  [17, 0, 41],
  [16, 1, 41],
  [40, 36, 100],
])("with %i hours asked and %i kept sums to %j", (hours, kept, sum) => {
  expect(excessHours([role, application], { hours, from: "2027-01-01", kept })).toBe(sum);
});

it("leaves out what is over before the new work begins, and nothing while that is not said", () => {
  expect(ongoingCommitments([role, application], "2027-04-01")).toEqual([application]);
  expect(ongoingCommitments([role, application], "2027-03-31")).toHaveLength(2);
  expect(ongoingCommitments([role, application], null)).toHaveLength(2);
  expect(excessHours([role], { hours: 30, from: "2027-04-01", kept: 0 })).toBeNull();
});
