import { loadStarter } from "@vaardig/taxonomy/starter/starter";
import { expect, test } from "vitest";
import en from "../../features/events/eventWords.en.json" with { type: "json" };
import { HAVENZORG } from "../data/havenzorg.ts";
import { NOORDLICHT } from "../data/noordlicht.ts";
import { daysBefore } from "../demoDates.ts";
import { generateCompany } from "../generate/generateCompany.ts";
import { makeEvents } from "./makeEvents.ts";
import { makeNotes } from "./makeNotes.ts";

const today = "2026-03-02";
const starter = loadStarter();
const skillIds = new Map(starter.skills.map(({ key }) => [key, `id of ${key}`]));
const company = generateCompany(NOORDLICHT, { today, passwordHash: "hash", starter, skillIds });
const administrator = company.users.find(({ systemRole }) => systemRole === "admin")?.id ?? "";
const notes = makeNotes(company.users, today);
const events = makeEvents(company, notes, administrator, today);
const byUser = Map.groupBy(events, ({ userId }) => userId);
const of = (mailbox: string) =>
  byUser.get(company.users.find(({ email }) => email === `${mailbox}@noordlicht.example`)?.id) ?? [];

test("the same people have the same past, all of it behind them and in words that the log knows", () => {
  expect(makeEvents(company, notes, administrator, today)).toEqual(events);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  for (const { at, kind } of events) {
    expect(at.getTime(), kind).toBeLessThan(daysBefore(today, 0).getTime());
    expect(en).toHaveProperty([kind]);
  }
});

test("everyone who works here was added, no one did anything before that or without coming", () => {
  for (const { id, systemRole, status } of company.users) {
    if (systemRole === "freelancer") continue;
    const own = (byUser.get(id) ?? []).toSorted((a, b) => a.at.getTime() - b.at.getTime());
    const acted = own.filter(({ actorId }) => actorId === id);
    if (status === "not_invited") expect(own.map(({ kind }) => kind)).toEqual(["employee.added"]);
    if (status === "invited") expect(acted).toEqual([]);
    const added = own.find(({ kind }) => kind === "employee.added");
    const stated = own.filter(({ kind }) => kind.startsWith("skills."));
    for (const one of stated) expect(one.at.getTime()).toBeGreaterThan(added?.at.getTime() ?? Infinity);
  }
});

const NETHERLANDS = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Amsterdam",
  weekday: "short",
  hour: "2-digit",
  hourCycle: "h23",
});

test.each(
  [NOORDLICHT, HAVENZORG].flatMap((plan) =>
    ["2026-03-02", "2026-03-07", "2026-03-08", "2026-07-05"].map((day) => ({ plan, day, slug: plan.slug })),
  ),
)("the events of $slug on $day happened at work: on weekdays, in the daytime", ({ plan, day }) => {
  const made = generateCompany(plan, { today: day, passwordHash: "hash", starter, skillIds });
  const founder = made.users.find(({ systemRole }) => systemRole === "admin")?.id ?? "";
  const told = makeEvents(made, makeNotes(made.users, day), founder, day);
  const isAtWork = (moment: Date) => {
    const part = Object.fromEntries(
      NETHERLANDS.formatToParts(moment).map(({ type, value }) => [type, value]),
    );
    return !part.weekday?.startsWith("S") && Number(part.hour) >= 7 && Number(part.hour) < 19;
  };
  const { notes: words, tasks, scorecards, interviews } = made.recruiterWork;
  const rows = [...words, ...tasks, ...scorecards, ...interviews, ...made.applications.offers].map(
    ({ createdAt: at }) => ({ kind: "row", at: at ?? new Date(0) }),
  );
  const decided = made.vacancies.vacancies.flatMap(({ decidedAt: at }) =>
    at ? [{ kind: "decided", at }] : [],
  );
  const odd = [...told, ...rows, ...decided].filter(({ at }) => !isAtWork(at));
  expect(odd.map(({ kind, at }) => `${kind} ${at.toISOString()}`)).toEqual([]);
});

test("an application's steps are in order, each when its interview and its offer were", () => {
  const told = new Map(
    [...Map.groupBy(events, ({ data }) => (data as { application_id?: string }).application_id)].filter(
      ([id]) => id,
    ),
  );
  const { interviews } = company.recruiterWork;
  for (const [id, own] of told) {
    const times = own.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    const moved = own.find(({ kind }) => kind === "application.moved");
    const interview = interviews.find(({ applicationId }) => applicationId === id);
    if (moved) expect(moved.at).toEqual(interview?.createdAt);
  }
});

test("people are entered by a colleague who is there already, and invited after that", () => {
  const founded = company.users.find(({ id }) => id === administrator)?.createdAt ?? new Date();
  for (const own of byUser.values()) {
    const added = own.find(({ kind }) => kind === "employee.added");
    if (!added) continue;
    expect(added.at >= founded).toBe(true);
    for (const { kind, at } of own) if (kind === "employee.invited") expect(at >= added.at).toBe(true);
  }
});

test("accounts to sign in with have something to look at", () => {
  expect(of("employee").map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["employee.added", "onboarding.finished", "session.started", "note.added"]),
  );
  const kinds = new Set(events.map(({ kind }) => kind));
  expect([...kinds]).toEqual(
    expect.arrayContaining(["skills.saved", "skills.confirmed", "role.changed", "wish.added"]),
  );
});

test("a note is about someone in the author's line", () => {
  const managers = new Map(company.users.map(({ id, managerId }) => [id, managerId]));
  expect(notes.length).toBeGreaterThan(10);
  for (const { userId, authorId } of notes) expect(authorId).toBe(managers.get(userId));
});
