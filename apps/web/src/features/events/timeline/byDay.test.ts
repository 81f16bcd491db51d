import type { SystemEvent } from "@vaardig/contract/events/events";
import { expect, it } from "vitest";
import { byDay } from "./byDay.ts";

const event = (id: string, at: Date): SystemEvent => ({
  id,
  at: at.toISOString(),
  category: "skills",
  user_id: "1",
  actor: null,
  text: "",
});

it("puts events under the day of the reader's clock, keeping their order", () => {
  const events = [
    event("late", new Date(2026, 4, 2, 23, 59)),
    event("early", new Date(2026, 4, 2, 0, 0)),
    event("before", new Date(2026, 4, 1, 23, 59)),
  ];
  expect(byDay(events).map(({ day, events: of }) => [day, of.map(({ id }) => id)])).toEqual([
    ["2026-05-02", ["late", "early"]],
    ["2026-05-01", ["before"]],
  ]);
  expect(byDay([])).toEqual([]);
});
