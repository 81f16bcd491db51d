import type { ApplicationDetail, Offer } from "@vaardig/contract/applications/applications";
import type { Payload } from "@vaardig/contract/endpoint";
import type { listInterviews } from "@vaardig/contract/interviews/interviews";
import { expect, test } from "vitest";
import { primaryActOf } from "./primaryActOf.ts";

type Interviews = Payload<typeof listInterviews>;
const NOW = Date.parse("2026-11-27T12:00:00Z");
const detail = (overrides: Partial<ApplicationDetail>) =>
  ({
    can: ["move", "reject"],
    stage: "Application",
    offers: [],
    forward: ["Interview"],
    ...overrides,
  }) as ApplicationDetail;
const offer = (status: Offer["status"]) => ({ status }) as Offer;
const booked = (startsAt: string) =>
  ({ status: "booked", starts_at: startsAt, minutes: 45 }) as Interviews["data"][number];
const met = (data: Interviews["data"], more: Partial<Interviews> = {}): Interviews => ({
  data,
  scorecards: 0,
  can: ["offer", "give"],
  ...more,
});
const INTERVIEW = detail({ stage: "Interview", forward: ["Job offer"] });
const ON = { kind: "move", to: "Job offer" };
const OVER = booked("2026-11-27T11:00:00Z");

test("an application moves on, and a rejected one comes back", () => {
  expect(primaryActOf(detail({}), undefined, NOW)).toEqual({ kind: "move", to: "Interview" });
  expect(primaryActOf(detail({ can: ["undo_rejection", "reinstate"] }), undefined, NOW)).toEqual({
    kind: "act",
    act: "undo_rejection",
  });
  expect(primaryActOf(detail({ can: ["reinstate"] }), undefined, NOW)).toEqual({
    kind: "act",
    act: "reinstate",
  });
  expect(primaryActOf(detail({ can: [], forward: [] }), undefined, NOW)).toBeNull();
});

test("in the stage Interview times are offered first, and a scorecard is given after", () => {
  expect(primaryActOf(INTERVIEW, met([]), NOW)).toEqual({ kind: "times" });
  expect(primaryActOf(INTERVIEW, met([booked("2026-11-27T11:30:00Z")]), NOW)).toEqual(ON);
  expect(primaryActOf(INTERVIEW, met([OVER]), NOW)).toEqual({ kind: "scorecard" });
  expect(primaryActOf(INTERVIEW, met([OVER], { scorecards: 1 }), NOW)).toEqual(ON);
  expect(primaryActOf(INTERVIEW, met([OVER], { can: [] }), NOW)).toEqual(ON);
  expect(primaryActOf(INTERVIEW, undefined, NOW)).toEqual(ON);
});

test("an offer is made, waits for its reply, and an accepted one is a hire", () => {
  const at = (offers: Offer[]) =>
    primaryActOf(detail({ stage: "Job offer", can: ["offer", "hire"], offers, forward: [] }), undefined, NOW);
  expect(at([])).toEqual({ kind: "act", act: "offer" });
  expect(at([offer("made")])).toBeNull();
  expect(at([offer("accepted")])).toEqual({ kind: "act", act: "hire" });
});
