import type { Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { applications } from "../../../domain/applications/applications.table.ts";
import { eraseExpired } from "../../../domain/candidates/eraseExpired.ts";
import { retentionOf, touchRetention } from "../../../domain/candidates/retention.ts";
import { mails } from "../../../domain/mails/mails.table.ts";
import { acrossCompanies } from "../../../platform/db/database.ts";
import type { TestApp } from "../../../test/buildApp.ts";
import { eventsOf } from "../../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../../test/factories.ts";
import { DAY, daysAgo, recordScene } from "../../../test/recordScene.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let candidate: TestUser;
const { external, apply, record, status, isThere } = recordScene((scene) => {
  ({ test, company, people, candidate } = scene);
});

describe("how long someone is kept", () => {
  const at = new Date("2030-03-01T12:00:00Z");
  const base = { keptFrom: at, consentAt: null, inProcess: false, ownAccount: false };

  it.each([
    ["28 days without consent", base, "counting", 28],
    ["365 days with it", { ...base, consentAt: at }, "counting", 365],
    ["not counted in a process", { ...base, inProcess: true }, "in_process", null],
    ["not counted with an own account", { ...base, ownAccount: true }, "own_account", null],
  ])("%s", (_, kept, state, days) => {
    expect(retentionOf(kept, new Date(at.getTime() + 1))).toMatchObject({ state, daysLeft: days });
  });

  it("counts from the end of the last process, and never below nothing", async () => {
    expect(retentionOf(base, new Date(at.getTime() + 40 * DAY)).daysLeft).toBe(0);
    await record(candidate, { keptFrom: daysAgo(20) });
    await apply(candidate, { outcome: "rejected" });
    const vacancy = await apply(candidate);
    const touch = () => acrossCompanies(test.db, (tx) => touchRetention(tx, company.id, candidate.id));
    await touch();
    expect((await status(candidate)).candidate.retention.state).toBe("in_process");
    await acrossCompanies(test.db, (tx) =>
      tx.update(applications).set({ outcome: "withdrawn" }).where(eq(applications.vacancyId, vacancy.id)),
    );
    expect((await status(candidate)).candidate.retention.days_left).toBe(8);
    await touch();
    expect((await status(candidate)).candidate.retention.days_left).toBe(28);
  });

  it("ends in being erased, for those alone whose days are over", async () => {
    const over = await external();
    const consented = await external();
    const busy = await external();
    const own = await buildUser(test.db, company, { systemRole: "freelancer" });
    for (const person of [over, busy, own]) await record(person, { keptFrom: daysAgo(29) });
    await record(consented, { keptFrom: daysAgo(29), consentAt: daysAgo(29) });
    await apply(busy);
    const unrecorded = await external({ createdAt: daysAgo(40) });
    await eraseExpired(test.app.services);
    expect(await Promise.all([over, unrecorded, consented, busy, own, candidate].map(isThere))).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
    const proof = await eventsOf(test.db, company, "candidate.erased");
    expect(proof.map(({ userId, actorId }) => [userId, actorId]).sort()).toEqual(
      [over, unrecorded].map(({ id }) => [id, null]).sort(),
    );
    expect(JSON.stringify(proof)).not.toContain(over.email);
  });
});

describe("erasing by hand", () => {
  const chosen = (...who: { id: string }[]) => ({ selection: { user_ids: who.map(({ id }) => id) } });

  it("shows what goes, spares who is in a process, and leaves counts alone", async () => {
    const busy = await external({ firstName: "Busy", lastName: "Bee" });
    await apply(busy);
    const note = { user_id: candidate.id, title: "A", description: "B" };
    await test.as(people.moderator).post("/candidate_notes", note);
    const companyId = company.id;
    const mailTo = ({ id: userId, email: toAddress }: TestUser) => ({
      companyId,
      userId,
      toAddress,
      subject: candidate.email,
      text: "Words",
    });
    const others = [busy, people.moderator];
    await acrossCompanies(test.db, (tx) => tx.insert(mails).values([candidate, ...others].map(mailTo)));
    const both = chosen(candidate, busy);
    const preview = await test.as(people.moderator).post("/candidate_list/erase/preview", both);
    const told = { goes: { people: 1, notes: 1, mails: 1 }, in_process: { count: 1, names: ["Busy Bee"] } };
    expect(preview.body.payload).toMatchObject(told);
    expect(await isThere(candidate)).toBe(true);
    const answer = await test.as(people.moderator).delete("/candidate_list/candidates", undefined, both);
    expect(answer.body.payload).toMatchObject({ user_ids: [candidate.id], ...told });
    expect([await isThere(candidate), await isThere(busy)]).toEqual([false, true]);
    const [proof] = await eventsOf(test.db, company, "candidate.erased");
    const left = await acrossCompanies(test.db, (tx) =>
      tx.select().from(mails).where(eq(mails.companyId, companyId)),
    );
    expect(left.map(({ userId }) => userId).sort()).toEqual(others.map(({ id }) => id).sort());
    expect(proof).toMatchObject({ userId: candidate.id, actorId: people.moderator.id, data: { notes: 1 } });
    const again = await test
      .as(people.moderator)
      .delete("/candidate_list/candidates", undefined, chosen(busy));
    expect(again.status).toBe(409);
  });

  it("is recruiters' work, on their own company's candidates", async () => {
    const erase = (by: TestUser, who: { id: string }) =>
      test.as(by).delete("/candidate_list/candidates", undefined, chosen(who));
    for (const by of [people.hr_manager]) expect((await erase(by, candidate)).status).toBe(403);
    expect((await erase(people.moderator, people.employee)).status).toBe(404);
    const foreign = await buildUser(test.db, await buildCompany(test.db), { systemRole: "moderator" });
    expect((await erase(foreign, candidate)).status).toBe(404);
  });
});
