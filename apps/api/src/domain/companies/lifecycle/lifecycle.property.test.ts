import { companyState, lifecycleMove } from "@vaardig/contract/companies/companies";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type LifecycleFacts, stateAfter } from "./lifecycle.ts";
import { datesAfter, type LifecycleDates } from "./lifecycleDates.ts";

type Company = LifecycleFacts & LifecycleDates & { lifecycleSince: Date };

const DAY_MS = 24 * 3_600_000;
const START: Company = {
  lifecycle: "setup",
  lifecycleSince: new Date("2026-01-01T00:00:00Z"),
  suspendedFrom: null,
  activatedAt: null,
  trialEndsAt: null,
  trialWarned: null,
  pastDueUntil: null,
  cancelsAt: null,
};

const steps = fc.array(
  fc.record({
    move: fc.constantFrom(...lifecycleMove.options),
    waited: fc.integer({ min: 0, max: 100 }),
    days: fc.integer({ min: 1, max: 90 }),
  }),
  { maxLength: 60 },
);

/** Calls back with each company before and after an allowed move. */
function walk(
  path: { move: (typeof lifecycleMove.options)[number]; waited: number; days: number }[],
  visit: (before: Company, move: string, after: Company, now: Date) => void,
): void {
  let company = START;
  let now = START.lifecycleSince;
  for (const { move, waited, days } of path) {
    now = new Date(now.getTime() + waited * DAY_MS);
    const to = stateAfter(company, move);
    if (!to) continue;
    const since = to === company.lifecycle ? company.lifecycleSince : now;
    const after = {
      ...datesAfter(company, { move, to, now, days }),
      lifecycle: to,
      lifecycleSince: since,
    };
    visit(company, move, after, now);
    company = after;
  }
}

it("holds after any moves: each deadline runs in its own state, and no company is suspended from nowhere", () => {
  fc.assert(
    fc.property(steps, (path) =>
      walk(path, (_, __, { lifecycle, ...dates }) => {
        const stands = lifecycle === "suspended" ? dates.suspendedFrom : lifecycle;
        expect(dates.suspendedFrom === null).toBe(lifecycle !== "suspended");
        expect(dates.pastDueUntil !== null).toBe(stands === "past_due");
        expect(dates.cancelsAt !== null).toBe(stands === "paused");
        if (stands === "trialing") expect(dates.trialEndsAt).not.toBeNull();
        if (stands === "active" || dates.pastDueUntil)
          expect(dates.activatedAt ?? dates.trialEndsAt).not.toBeNull();
        if (stands === "setup") expect(dates.trialEndsAt).toBeNull();
      }),
    ),
  );
});

it("returns a resumed company to its earlier state, with as much time left as when it was suspended", () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: 400 }), (path, away) => {
      let company = START;
      let now = START.lifecycleSince;
      walk(path, (_, __, after, at) => {
        company = after;
        now = at;
      });
      fc.pre(company.lifecycle !== "suspended");
      const gone = datesAfter(company, { move: "suspend", to: "suspended", now, days: 1 });
      const suspended: Company = { ...gone, lifecycle: "suspended", lifecycleSince: now };
      const back = new Date(now.getTime() + away * DAY_MS);
      const to = stateAfter(suspended, "resume");
      expect(to).toBe(company.lifecycle);
      const resumed = datesAfter(suspended, { move: "resume", to: company.lifecycle, now: back, days: 1 });
      const left = (at: Date | null, from: Date) => at && at.getTime() - from.getTime();
      expect(left(resumed.pastDueUntil, back)).toBe(left(company.pastDueUntil, now));
      expect(left(resumed.cancelsAt, back)).toBe(left(company.cancelsAt, now));
      if (company.lifecycle === "trialing")
        expect(left(resumed.trialEndsAt, back)).toBe(left(company.trialEndsAt, now));
    }),
  );
});

it("never shortens a trial, and starts none for who has paid", () => {
  fc.assert(
    fc.property(steps, (path) =>
      walk(path, (before, move, after, now) => {
        if (move !== "extend_trial") return;
        expect(before.activatedAt).toBeNull();
        expect(after.trialEndsAt?.getTime()).toBeGreaterThan(
          Math.max(before.trialEndsAt?.getTime() ?? 0, now.getTime()),
        );
      }),
    ),
  );
});

it("reaches every state, and uses every move", () => {
  const states = new Set<string>(["setup"]);
  const moves = new Set<string>();
  const seen = new Map([["setup", START]]);
  for (const company of seen.values())
    for (const move of lifecycleMove.options) {
      const to = stateAfter(company, move);
      if (!to) continue;
      moves.add(move);
      states.add(to);
      const dates = datesAfter(company, { move, to, now: company.lifecycleSince, days: 1 });
      const key = `${to} ${dates.suspendedFrom} ${dates.activatedAt !== null}`;
      if (!seen.has(key)) seen.set(key, { ...dates, lifecycle: to, lifecycleSince: company.lifecycleSince });
    }
  expect([...states].sort()).toEqual([...companyState.options].sort());
  expect([...moves].sort()).toEqual([...lifecycleMove.options].sort());
});
