import type { InvitationReach } from "@vaardig/contract/candidates/candidateStatus";
import type { LeftOutOfInvitation } from "@vaardig/contract/invitations/invitations";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { requestPasswordReset } from "../../domain/accounts/requestPasswordReset.ts";
import { candidateRecords } from "../../domain/candidates/candidates.table.ts";
import { companies } from "../../domain/companies/companies.table.ts";
import { users } from "../../domain/people/users.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildApplication, buildVacancy } from "../../test/jobFactories.ts";
import { mailsTo } from "../../test/mailsTo.ts";
import { runJobs } from "../../test/runJobs.ts";

let test: TestApp;
let company: TestCompany;
let recruiter: TestUser;
let hr: TestUser;
let person: TestUser;

beforeAll(async () => {
  test = await buildApp({ PUBLIC_URL: "https://vaardig.test" });
  company = await buildCompany(test.db, { name: "Noordlicht" });
  recruiter = await buildUser(test.db, company, { systemRole: "moderator" });
  hr = await buildUser(test.db, company, { systemRole: "hr_manager" });
});
beforeEach(async () => {
  person = await sourced();
});
afterAll(() => test.close());

/** Someone entered by a recruiter who has heard nothing yet. */
async function sourced(overrides: Parameters<typeof buildUser>[2] = {}): Promise<TestUser> {
  const one = await buildUser(test.db, company, { systemRole: "freelancer", account: false, ...overrides });
  await acrossCompanies(test.db, (tx) =>
    tx.insert(candidateRecords).values({ companyId: company.id, userId: one.id }),
  );
  return one;
}
const convert = async (who: TestUser, invite = true) =>
  (await test.as(recruiter).post("/candidate_list/convert", { user_id: who.id, invite })).body.payload;
const reach = async (who: TestUser) => {
  const { body } = await test.as(recruiter).get("/candidate_list/convert", { user_id: who.id });
  return (body.payload as { invitation: InvitationReach }).invitation;
};
const lastTo = async ({ email }: TestUser) => (await mailsTo(test.db, email)).at(-1);
const unsubscribe = async (who: TestUser) => {
  const token = new URL((await lastTo(who))?.unsubscribe ?? "https://none.test").searchParams.get("token");
  return test.ask("POST", "/unsubscribe", { query: { token: token ?? "" } });
};
const statusOf = async ({ id }: TestUser) =>
  (await acrossCompanies(test.db, (tx) => tx.select().from(users).where(eq(users.id, id))))[0]?.status;
const invite = async (who: TestUser, path = "") => {
  const body = { selection: { user_ids: [who.id] } };
  return (await test.as(hr).post(`/invitation${path}`, body)).body.payload as {
    batch: object | null;
    left_out: LeftOutOfInvitation;
  };
};

it("lets someone unsubscribe who was found, took part in nothing and is invited as a colleague", async () => {
  expect(await convert(person)).toMatchObject({ converted: true, invited: true });
  const mail = await lastTo(person);
  expect(mail?.unsubscribe).toMatch(/^https:\/\/vaardig\.test\/api\/unsubscribe\?token=/);
  expect(mail?.text).toContain("Unsubscribe: https://vaardig.test/unsubscribe?token=");
  expect((await unsubscribe(person)).body.payload).toMatchObject({ unsubscribed: true });

  // What waited does not leave, and another one is not begun.
  await runJobs(test.app.services);
  expect(await mailsTo(test.db, person.email)).toEqual([]);
  const again = await invite(person, "/resend");
  expect(again).toMatchObject({ batch: null, left_out: [{ reason: "unsubscribed", count: 1 }] });
  expect(await invite(person, "/preview")).toMatchObject({ left_out: [{ reason: "already_invited" }] });
});

it.each(["paused", "canceled", "suspended"] as const)(
  "lets someone unsubscribe from a %s company",
  async (lifecycle) => {
    await convert(person);
    const setLifecycle = (state: typeof lifecycle | "active") =>
      acrossCompanies(test.db, (tx) =>
        tx.update(companies).set({ lifecycle: state }).where(eq(companies.id, company.id)),
      );
    await setLifecycle(lifecycle);
    const answer = await unsubscribe(person);
    await setLifecycle("active");
    expect(answer).toMatchObject({ status: 200, body: { payload: { unsubscribed: true } } });
  },
);

it("names who unsubscribed, and invites them neither as they become a colleague nor later", async () => {
  const { id: userId } = person;
  await acrossCompanies(test.db, (tx) =>
    tx
      .update(candidateRecords)
      .set({ unsubscribedAt: new Date() })
      .where(eq(candidateRecords.userId, userId)),
  );
  expect(await reach(person)).toBe("unsubscribed");
  expect(await convert(person)).toMatchObject({ converted: true, invited: false });
  expect(await statusOf(person)).toBe("not_invited");
  const { batch, left_out } = await invite(person);
  expect(batch).toBeNull();
  expect(left_out).toEqual([{ reason: "unsubscribed", count: 1, names: ["Test Person"] }]);
  expect(await mailsTo(test.db, person.email)).toEqual([]);
});

it("has no way out of what answers an own act: an application, a hire, asking to come in", async () => {
  const job = await buildVacancy(test.db, recruiter, { external: true });
  await buildApplication(test.db, job, person, { stage: "Interview", appliedAt: new Date() });
  const hired = await sourced();
  const offered = { stage: "Job offer", addedBy: recruiter.id } as const;
  const card = await buildApplication(test.db, job, hired, offered);
  await test.as(recruiter).post("/applications/hire", { ...card, convert: true, mail: true });
  await convert(person);
  for (const [who, subject] of [
    [person, "Noordlicht invites you to Vaardig"],
    [hired, "Choose a password for your account with Noordlicht"],
  ] as const) {
    const mails = await mailsTo(test.db, who.email);
    expect(mails.map((one) => one.subject)).toContain(subject);
    expect(mails.map((one) => one.unsubscribe).filter(Boolean)).toEqual([]);
  }
  const forgot = await sourced();
  await convert(forgot);
  await unsubscribe(forgot);
  await requestPasswordReset(test.app.services, forgot.email);
  expect(await lastTo(forgot)).toMatchObject({
    subject: "Noordlicht invites you to Vaardig",
    unsubscribe: null,
  });
});

it("sends nothing to a new address of someone who unsubscribed, and to anyone else a way out", async () => {
  const admin = await buildUser(test.db, company, { systemRole: "admin" });
  const move = async (who: TestUser) => {
    const email = `new.${who.email}`;
    const detail = await test.as(admin).get("/employee/detail", { id: who.id });
    const { version } = detail.body.payload as { version: number };
    const saved = await test.as(admin).put("/user", { id: who.id, version, email });
    expect(saved.status).toBe(200);
    return (await mailsTo(test.db, email)).at(-1);
  };
  const other = await sourced();
  await convert(person);
  await convert(other);
  expect((await move(other))?.unsubscribe).toMatch(/token=/);
  await unsubscribe(person);
  expect(await move(person)).toBeUndefined();
  expect(await statusOf(person)).toBe("not_invited");
});

it("invites no one without an address", async () => {
  const unreached = await sourced({ email: `${crypto.randomUUID()}@none.invalid` });
  expect(await reach(unreached)).toBe("no_address");
  expect(await convert(unreached)).toMatchObject({ converted: true, invited: false });
  expect(await mailsTo(test.db, unreached.email)).toEqual([]);
});
