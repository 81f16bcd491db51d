import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { acrossCompanies, inCompany } from "../../../platform/db/database.ts";
import { eventsOf } from "../../../test/eventsOf.ts";
import { buildCompany, buildUser } from "../../../test/factories.ts";
import { type TestDatabase, testDatabase } from "../../../test/testDatabase.ts";
import { sessions } from "../../accounts/sessions/sessions.table.ts";
import { companyMoves } from "./companyMoves.table.ts";
import { moveLifecycle } from "./moveLifecycle.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const staff = { actorId: "0197f0a0-0000-7000-8000-000000000001", reason: "Unpaid invoices" };
const NOW = new Date("2026-05-01T12:00:00Z");

const movesOf = (companyId: string) =>
  inCompany(database.db, companyId, (tx) =>
    tx
      .select()
      .from(companyMoves)
      .where(eq(companyMoves.companyId, companyId))
      .orderBy(asc(companyMoves.at), asc(companyMoves.id)),
  );

test("moves a company and records what, from where, to where, why and who did it", async () => {
  const company = await buildCompany(database.db, { lifecycle: "active" });
  const row = await inCompany(database.db, company.id, (tx) =>
    moveLifecycle(tx, company.id, "payment_failed", { actorId: null, reason: "charge_failed" }, { now: NOW }),
  );
  expect(row).toMatchObject({
    lifecycle: "past_due",
    lifecycleSince: NOW,
    lifecycleVersion: 2,
    version: 1,
    pastDueUntil: new Date("2026-05-15T12:00:00Z"),
  });
  expect(await movesOf(company.id)).toMatchObject([
    {
      move: "payment_failed",
      from: "active",
      to: "past_due",
      reason: "charge_failed",
      actorId: null,
      at: NOW,
    },
  ]);
  const [event, ...more] = await eventsOf(database.db, company, "company.payment_failed");
  expect(more).toEqual([]);
  expect(event).toMatchObject({ actorId: null, data: { from: "active", to: "past_due" } });
});

test("refuses what the table does not allow, and records nothing", async () => {
  const company = await buildCompany(database.db, { lifecycle: "active" });
  const move = (name: "resume" | "start_trial" | "extend_trial") =>
    inCompany(database.db, company.id, (tx) => moveLifecycle(tx, company.id, name, staff));
  expect(await move("resume")).toBe("not_allowed");
  expect(await move("start_trial")).toBe("not_allowed");
  expect(await move("extend_trial")).toBe("not_allowed");
  expect(await movesOf(company.id)).toEqual([]);
});

test("moves no company that is not there, and never the platform's own", async () => {
  const platform = await buildCompany(database.db, { kind: "platform" });
  const move = (id: string) => acrossCompanies(database.db, (tx) => moveLifecycle(tx, id, "suspend", staff));
  expect(await move("0197f0a0-0000-7000-8000-00000000dead")).toBe("not_allowed");
  expect(await move(platform.id)).toBe("not_allowed");
});

test("suspends once of two at the same moment, and ends every session of that company alone", async () => {
  const company = await buildCompany(database.db, { lifecycle: "trialing", trialEndsAt: NOW });
  const person = await buildUser(database.db, company);
  const outsider = await buildUser(database.db, await buildCompany(database.db));
  const suspend = () => acrossCompanies(database.db, (tx) => moveLifecycle(tx, company.id, "suspend", staff));
  const both = await Promise.all([suspend(), suspend()]);
  expect(both.filter((one) => one === "not_allowed")).toHaveLength(1);
  expect(await movesOf(company.id)).toMatchObject([{ ...staff, move: "suspend", from: "trialing" }]);
  const open = async ({ sessionId: id }: { sessionId: string }) => {
    const [session] = await acrossCompanies(database.db, (tx) =>
      tx.select().from(sessions).where(eq(sessions.id, id)),
    );
    return session?.revokedAt === null;
  };
  expect(await open(person)).toBe(false);
  expect(await open(outsider)).toBe(true);
});

test("extends a trial from its end, and one that is over from now", async () => {
  const running = await buildCompany(database.db, {
    lifecycle: "trialing",
    trialEndsAt: new Date("2026-05-11T12:00:00Z"),
  });
  const over = await buildCompany(database.db, {
    lifecycle: "paused",
    trialEndsAt: new Date("2026-04-01T12:00:00Z"),
    cancelsAt: new Date("2026-07-01T12:00:00Z"),
  });
  const extend = ({ id }: { id: string }) =>
    acrossCompanies(database.db, (tx) =>
      moveLifecycle(tx, id, "extend_trial", staff, { days: 10, now: NOW }),
    );
  expect(await extend(running)).toMatchObject({
    lifecycle: "trialing",
    lifecycleSince: running.lifecycleSince,
    trialEndsAt: new Date("2026-05-21T12:00:00Z"),
  });
  expect(await extend(over)).toMatchObject({
    lifecycle: "trialing",
    lifecycleSince: NOW,
    trialEndsAt: new Date("2026-05-11T12:00:00Z"),
    cancelsAt: null,
  });
});
