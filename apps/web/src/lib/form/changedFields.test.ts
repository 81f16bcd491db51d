import { expect, test } from "vitest";
import { changedFields } from "./changedFields.ts";

test("only what differs is left, and what was emptied is among it", () => {
  const before = { name: "Harbour", lead_id: "a" as string | null, hours: 0 };
  expect(changedFields(before, { name: "Harbour", lead_id: null, hours: 0 })).toEqual({ lead_id: null });
  expect(changedFields(before, { ...before, hours: 8, name: "Quay" })).toEqual({ name: "Quay", hours: 8 });
  expect(changedFields(before, { ...before })).toEqual({});
});
