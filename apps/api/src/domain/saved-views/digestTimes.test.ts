import { expect, it } from "vitest";
import { nextDigestAt } from "./digestTimes.ts";

const next = (digest: "daily" | "weekly", from: string) =>
  nextDigestAt(digest, new Date(from))?.toISOString();

it("is the next morning at seven in the Netherlands, whatever its clock does", () => {
  expect(next("daily", "2026-11-24T05:59:59Z")).toBe("2026-11-24T06:00:00.000Z");
  expect(next("daily", "2026-11-24T06:00:00Z")).toBe("2026-11-25T06:00:00.000Z");
  expect(next("daily", "2026-07-01T12:00:00Z")).toBe("2026-07-02T05:00:00.000Z");
  expect(next("daily", "2027-03-27T12:00:00Z")).toBe("2027-03-28T05:00:00.000Z");
  expect(next("daily", "2026-10-24T12:00:00Z")).toBe("2026-10-25T06:00:00.000Z");
});

it("is the next Monday's of a weekly one, and never of none", () => {
  expect(next("weekly", "2026-11-24T12:00:00Z")).toBe("2026-11-30T06:00:00.000Z");
  expect(next("weekly", "2026-11-30T05:00:00Z")).toBe("2026-11-30T06:00:00.000Z");
  expect(next("weekly", "2026-11-30T06:00:00Z")).toBe("2026-12-07T06:00:00.000Z");
  expect(nextDigestAt("none", new Date())).toBeNull();
});
