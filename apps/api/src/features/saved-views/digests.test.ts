import type { SavedView } from "@vaardig/contract/saved-views/savedViews";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { vacancies } from "../../domain/jobs/vacancies.table.ts";
import { users } from "../../domain/people/users.table.ts";
import { savedViews } from "../../domain/saved-views/savedViews.table.ts";
import { sendDigest } from "../../domain/saved-views/sendDigest.ts";
import { scheduleDigests, sendCompanyDigests } from "../../domain/saved-views/sendDigests.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { buildApplication, buildVacancy } from "../../test/jobFactories.ts";
import { mailsTo } from "../../test/mailsTo.ts";
import { buildDepartment } from "../../test/organizationFactories.ts";
import { runJobs } from "../../test/runJobs.ts";

let test: TestApp;
let company: TestCompany;
let recruiter: TestUser;
let welding: string;
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  recruiter = await buildUser(test.db, company, { systemRole: "moderator" });
  welding = (await buildSkill(test.db, { en: "welding", idf: 3 })).id;
});
afterAll(() => test.close());

const person = (more: Parameters<typeof buildUser>[2] = {}) => buildUser(test.db, company, more);
const open = (name: string, more: Parameters<typeof buildVacancy>[2] = {}) =>
  buildVacancy(test.db, recruiter, { name, ...more });
const keep = async (
  by: TestUser,
  search: string,
  digest: "none" | "daily" | "weekly" = "daily",
  name = "Mine",
) => {
  const answer = await test.as(by).post("/saved_views", { screen: "jobs", name, search, digest });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body.payload as SavedView;
};
const views = async (by: TestUser) =>
  ((await test.as(by).get("/saved_views", { screen: "jobs" })).body.payload as { data: SavedView[] }).data;
/** The morning comes. */
const makeDue = (by: TestUser) =>
  acrossCompanies(test.db, (tx) =>
    tx
      .update(savedViews)
      .set({ nextDigestAt: new Date(0) })
      .where(eq(savedViews.userId, by.id)),
  );
const morning = async (by: TestUser) => {
  await makeDue(by);
  return sendDigest(test.app.services, { companyId: company.id, userId: by.id });
};
const change = (id: string, columns: Partial<typeof vacancies.$inferInsert>) =>
  acrossCompanies(test.db, (tx) => tx.update(vacancies).set(columns).where(eq(vacancies.id, id)));

describe("a digest", () => {
  it("lists each new job once, with its score and a way out, and is never empty", async () => {
    const who = await person({ firstName: "Wil", language: "en" });
    await test.as(who).post("/skill_proficiency", { skill_id: welding, level: 4 });
    await open("Old digest one");
    await keep(who, "search=digest+one");
    expect(await morning(who)).toBe(false);
    const job = await open("New digest one", { requires: [{ skillId: welding, level: 4 }] });
    expect(await morning(who)).toBe(true);
    expect(await morning(who)).toBe(false);
    const [mail, ...others] = await mailsTo(test.db, who.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("New job for “Mine”");
    expect(mail?.text).toContain("New digest one");
    expect(mail?.text).not.toContain("Old digest one");
    expect(mail?.text).toMatch(/match \(\d+%\)/);
    expect(mail?.text).toContain(`/employee/jobs-&-projects/jobs/${job.id}/details`);
    expect(mail?.unsubscribe).toMatch(/\/api\/unsubscribe\?token=digests\./);
  });

  it("is in the reader's language", async () => {
    const who = await person({ language: "nl" });
    await keep(who, "search=talig");
    await open("Talig werk");
    await open("Taligs tweede", { applyBy: "2999-12-01" });
    await morning(who);
    const [mail] = await mailsTo(test.db, who.email);
    expect(mail?.subject).toBe("2 nieuwe vacatures voor “Mine”");
    expect(mail?.text).toContain("solliciteren tot en met 1 december 2999");
    expect(mail?.text).toContain("/employee/vacatures-&-projecten/vacatures/");
  });

  it("leaves out what closed meanwhile, what is over, applied for, one's own or not meant for the reader", async () => {
    const outside = await person({ systemRole: "freelancer" });
    const inside = await person();
    await keep(outside, "search=narrow");
    await keep(inside, "search=narrow");
    const closed = await open("Narrow closed", { external: true });
    await change(closed.id, { publication: "closed" });
    await open("Narrow over", { external: true, applyBy: "2020-01-01" });
    await open("Narrow draft", { external: true, status: "Draft" });
    await open("Narrow own", { coOwners: [inside] });
    await buildApplication(test.db, await open("Narrow applied"), inside, { appliedAt: new Date() });
    expect(await morning(outside)).toBe(false);
    expect(await morning(inside)).toBe(false);
    await open("Narrow inside");
    expect(await morning(outside)).toBe(false);
    expect(await morning(inside)).toBe(true);
    expect((await mailsTo(test.db, inside.email))[0]?.text).toContain("Narrow inside");
  });

  it("keeps to the search's filters, the least match among them, and ignores what it does not know", async () => {
    const who = await person();
    await keep(who, "search=strict&min=high&department=Nowhere&unknown=1");
    await open("Strict work", { requires: [{ skillId: welding, level: 5 }] });
    expect(await morning(who)).toBe(false);
    expect((await views(who))[0]?.missing_department).toBe("Nowhere");
    await buildDepartment(test.db, company, "Nowhere");
    expect((await views(who))[0]?.missing_department).toBeNull();
  });

  it("of several searches is one mail", async () => {
    const who = await person();
    await keep(who, "search=several+a", "daily", "A");
    await keep(who, "search=several+b", "weekly", "B");
    await open("Several a");
    await open("Several b");
    await morning(who);
    const mails = await mailsTo(test.db, who.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["2 new jobs in your saved searches"]);
  });

  it("leaves once when two servers work at the same time, and whole again after one failed", async () => {
    const who = await person();
    await keep(who, "search=twice");
    await open("Twice told");
    await makeDue(who);
    const failing = {
      ...test.app.services,
      jobs: { ...test.app.services.jobs, add: () => Promise.reject(new Error("down")) },
    };
    const owner = { companyId: company.id, userId: who.id };
    await expect(sendDigest(failing, owner)).rejects.toThrow("down");
    const sent = await Promise.all([1, 2, 3].map(() => sendDigest(test.app.services, owner)));
    expect(sent.filter(Boolean)).toHaveLength(1);
    expect(await mailsTo(test.db, who.email)).toHaveLength(1);
  });

  it("comes by the hourly task of each company in which one is due", async () => {
    const who = await person();
    await keep(who, "search=hourly");
    await open("Hourly work");
    await makeDue(who);
    await scheduleDigests(test.app.services);
    await scheduleDigests(test.app.services);
    await runJobs(test.app.services);
    expect(await mailsTo(test.db, who.email)).toHaveLength(1);
    await sendCompanyDigests(test.app.services, company.id);
    expect(await mailsTo(test.db, who.email)).toHaveLength(1);
  });

  it("reaches no one who left, nor a paused company", async () => {
    const gone = await person();
    await keep(gone, "search=leaver");
    await open("Leaver work");
    await acrossCompanies(test.db, (tx) =>
      tx.update(users).set({ status: "deactivated" }).where(eq(users.id, gone.id)),
    );
    expect(await morning(gone)).toBe(false);
    const [view] = await acrossCompanies(test.db, (tx) =>
      tx.select().from(savedViews).where(eq(savedViews.userId, gone.id)),
    );
    expect(view?.nextDigestAt?.getTime()).toBeGreaterThan(Date.now());
  });
});

describe("turning it off", () => {
  it("is one click in the mail, drops what is queued, and can be taken back", async () => {
    const who = await person();
    await keep(who, "search=off");
    await open("Off one");
    await morning(who);
    const link = (await mailsTo(test.db, who.email))[0]?.unsubscribe ?? "";
    const token = new URL(link).searchParams.get("token") ?? "";
    const click = (path: string) => test.app.inject({ method: "POST", url: `/api${path}?token=${token}` });
    for (const _again of [1, 2])
      expect((await click("/unsubscribe")).json().payload).toMatchObject({
        unsubscribed: true,
        from: "digests",
      });
    expect((await views(who))[0]).toMatchObject({ digest: "none", next_digest_at: null });
    await runJobs(test.app.services);
    expect(await mailsTo(test.db, who.email)).toEqual([]);
    await open("Off two");
    expect(await morning(who)).toBe(false);
    expect((await click("/unsubscribe/undo")).json().payload).toMatchObject({ unsubscribed: false });
    expect((await views(who))[0]).toMatchObject({ digest: "daily" });
    const forged = token.replace(/^digests\./, "");
    const refused = await test.app.inject({ method: "POST", url: `/api/unsubscribe?token=${forged}` });
    expect(refused.statusCode).toBe(404);
  });

  it("is a choice beside the search; what was found when it begins again is not sent", async () => {
    const who = await person();
    const { id } = await keep(who, "search=choice", "none");
    const set = (body: object, by = who) => test.as(by).put("/saved_views", { id, ...body });
    await open("Choice before");
    expect((await set({ digest: "weekly" })).body.payload).toMatchObject({ digest: "weekly", name: "Mine" });
    expect(await morning(who)).toBe(false);
    expect((await set({ name: "Other" })).body.payload).toMatchObject({ digest: "weekly", name: "Other" });
    expect((await set({ digest: "none" })).body.payload).toMatchObject({
      digest: "none",
      next_digest_at: null,
    });
    expect((await set({ digest: "hourly" })).status).toBe(400);
    expect((await set({ digest: "daily" }, await person())).status).toBe(404);
  });
});

it("is for searches for jobs alone, and for those who look for work", async () => {
  const admin = await person({ systemRole: "admin" });
  const body = { screen: "candidates", name: "A", search: "", digest: "daily" };
  expect((await test.as(admin).post("/saved_views", body)).status).toBe(400);
  const search = { screen: "jobs", name: "A", search: "" };
  expect((await test.as(recruiter).post("/saved_views", search)).status).toBe(403);
  expect((await test.as(recruiter).get("/saved_views", { screen: "jobs" })).status).toBe(403);
  const employee = await person();
  expect((await test.as(employee).get("/saved_views", { screen: "candidates" })).status).toBe(403);
});
