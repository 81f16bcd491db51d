import type { Interview } from "@vaardig/contract/interviews/interviews";
import type { MyApplication, MyApplicationDetail } from "@vaardig/contract/my-applications/myApplications";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applications } from "../../domain/applications/applications.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildApplication, buildVacancy } from "../../test/jobFactories.ts";
import { mailsTo, secretIn } from "../../test/mailsTo.ts";

let test: TestApp;
let company: TestCompany;
let recruiter: TestUser;
let person: TestUser;
let card: { id: string };
let vacancyId: string;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  recruiter = await buildUser(test.db, company, { systemRole: "moderator" });
});
beforeEach(async () => {
  const vacancy = await buildVacancy(test.db, recruiter, { external: true });
  vacancyId = vacancy.id;
  person = await buildUser(test.db, company, { systemRole: "freelancer" });
  card = await buildApplication(test.db, vacancy, person, { stage: "Vacancy", addedBy: recruiter.id });
});
afterAll(() => test.close());

const version = async () => {
  const [row] = await acrossCompanies(test.db, (tx) =>
    tx.select().from(applications).where(eq(applications.id, card.id)),
  );
  return row?.version;
};
const send = async (command: string, more: object) => {
  const body = { id: card.id, version: await version(), ...more };
  expect((await test.as(recruiter).post(`/applications/${command}`, body)).status).toBe(200);
};
const mine = async () =>
  ((await test.as(person).get("/my_applications")).body.payload as { data: MyApplication[] }).data;
const detail = async () =>
  (await test.as(person).get("/my_applications/detail", { id: card.id })).body.payload as MyApplicationDetail;
const withdraw = async () =>
  test.as(person).post("/my_applications/withdraw", { id: card.id, version: await version() });

async function invite(): Promise<Interview> {
  const { body } = await test.as(recruiter).post("/interviews", {
    application_id: card.id,
    title: "First interview",
    kind: "phone",
    minutes: 30,
    slots: [new Date(Date.now() + 3 * 24 * 3_600_000).toISOString()],
    interviewer_ids: [(await buildUser(test.db, company)).id],
  });
  return body.payload as Interview;
}

describe("a person who was put on a list", () => {
  it("applies from the stage it was moved to: what is written is kept, and the owner is notified", async () => {
    await send("move", { to: "Interview" });
    const motivation = "I like the sea.";
    const form = { job_vacancy_id: vacancyId, hourly_rate: 60, hours: 32, motivation };
    const dates = { available_from: "2099-01-01", available_until: "2099-06-01" };
    const apply = () => test.as(person).post("/applications", { ...form, ...dates, salary_proposal: 4800 });
    expect((await apply()).status).toBe(200);
    const [row] = await acrossCompanies(test.db, (tx) =>
      tx.select().from(applications).where(eq(applications.id, card.id)),
    );
    expect(row).toMatchObject({ stage: "Interview", motivation, source: "applied" });
    expect(await mine()).toMatchObject([{ id: card.id, applied_at: expect.any(String) }]);
    expect((await mailsTo(test.db, recruiter.email)).at(-1)?.subject).toContain("applied");
    expect((await apply()).body.code).toBe("already_applied");
    expect((await withdraw()).status).toBe(200);
  });

  it("sees no application and withdraws none, wherever it is moved", async () => {
    for (const to of ["Application", "Interview", "Job offer"]) {
      await send("move", { to });
      expect(await mine()).toEqual([]);
    }
    expect((await test.as(person).get("/my_applications/detail", { id: card.id })).status).toBe(404);
    expect((await withdraw()).status).toBe(404);
    await send("reject", { reason: "skills" });
    expect(await mine()).toEqual([]);
  });

  it("sees an invitation that waits, and an application to withdraw once a time was chosen", async () => {
    const { id, slots, version: seen } = await invite();
    expect(await mine()).toMatchObject([{ status: "invited", can: [], applied_at: null }]);
    expect((await detail()).timeline).toMatchObject([{ status: "invited" }]);
    expect((await withdraw()).body.code).toBe("move_not_allowed");
    const pick = { id, slot_id: slots[0]?.id, version: seen };
    expect((await test.as(person).post("/my_applications/interviews/pick", pick)).status).toBe(200);
    expect(await mine()).toMatchObject([{ status: "interview", can: ["withdraw"] }]);
    expect((await withdraw()).status).toBe(200);
  });

  it("sees an offer that waits without a way to withdraw what was never sent", async () => {
    await send("offer", { salary: 3000, hours: 32, start_date: "2031-01-01", message: "Hi", mail: false });
    const [offered] = await mine();
    expect(offered).toMatchObject({ status: "offer", can: [], offer: { status: "made" } });
    const answer = { offer_id: offered?.offer?.id, answer: "accepted" };
    await test.as(person).post("/my_applications/offer", answer);
    expect(await mine()).toMatchObject([{ can: ["withdraw"] }]);
  });

  it("still sees an offer while its end can be undone, and afterwards that it is no longer open", async () => {
    await send("offer", { salary: 3000, hours: 32, start_date: "2031-01-01", message: "Hi", mail: false });
    await send("reject", { reason: "skills" });
    expect(await mine()).toMatchObject([{ status: "offer" }]);
    await acrossCompanies(test.db, (tx) =>
      tx
        .update(applications)
        .set({ stageSince: new Date(Date.now() - 11 * 60_000) })
        .where(eq(applications.id, card.id)),
    );
    expect(await mine()).toMatchObject([{ status: "invitation_closed", offer: null }]);
  });

  it("has an invitation that is no longer open once a rejection can no longer be undone", async () => {
    const { id, slots, version: seen } = await invite();
    await send("reject", { reason: "skills" });
    expect(await mine(), "not told yet").toMatchObject([{ status: "invited", interview: null, can: [] }]);
    const pick = { id, slot_id: slots[0]?.id, version: seen };
    expect((await test.as(person).post("/my_applications/interviews/pick", pick)).status).toBe(409);
    await acrossCompanies(test.db, (tx) =>
      tx
        .update(applications)
        .set({ stageSince: new Date(Date.now() - 11 * 60_000) })
        .where(eq(applications.id, card.id)),
    );
    expect(await mine()).toMatchObject([{ status: "invitation_closed", applied_at: null, can: [] }]);
    expect((await detail()).timeline).toMatchObject([{ status: "invitation_closed" }]);
    const ended = await test.as(person).get("/my_applications", { show: "ended" });
    expect(ended.body.payload).toMatchObject({ total: 1, counts: { all: 1, under_way: 0, ended: 1 } });
  });

  it("has an invitation that is no longer open when its times are taken back", async () => {
    const { id, version: seen } = await invite();
    await test.as(recruiter).post("/interviews/cancel", { id, version: seen });
    const longAgo = new Date(Date.now() - 3 * 24 * 3_600_000);
    await acrossCompanies(test.db, (tx) =>
      tx.update(applications).set({ stageSince: longAgo }).where(eq(applications.id, card.id)),
    );
    const [closed] = await mine();
    expect(closed).toMatchObject({ status: "invitation_closed" });
    expect(Date.parse(closed?.since ?? ""), "when they were taken back").toBeGreaterThan(Date.now() - 60_000);
    expect((await detail()).timeline).toMatchObject([{ at: closed?.since }]);
  });

  it("without an account reads behind the link what is asked, and that it is no longer open once it is not", async () => {
    const vacancy = await buildVacancy(test.db, recruiter, { external: true });
    person = await buildUser(test.db, company, { systemRole: "freelancer", account: false });
    card = await buildApplication(test.db, vacancy, person, { stage: "Vacancy", addedBy: recruiter.id });
    const { id, version: seen } = await invite();
    const invitation = secretIn((await mailsTo(test.db, person.email)).at(-1));
    const read = () => test.ask("GET", "/auth/invitation", { query: { invite: invitation } });
    expect((await read()).body.payload).toMatchObject({ applicant: true, asked: true });
    await test.as(recruiter).post("/interviews/cancel", { id, version: seen });
    expect(await read()).toMatchObject({
      status: 410,
      body: { code: "invitation_closed", message: "This invitation is no longer open" },
    });
    await acrossCompanies(test.db, (tx) =>
      tx.update(applications).set({ appliedAt: new Date() }).where(eq(applications.id, card.id)),
    );
    expect((await read()).body.payload).toMatchObject({ applicant: true, asked: false });
  });
});
