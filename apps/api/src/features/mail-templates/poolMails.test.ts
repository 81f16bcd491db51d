import { randomUUID } from "node:crypto";
import type {
  MailRecipient,
  MailSending,
  RenderedMail,
  SentMail,
} from "@vaardig/contract/mail-templates/mailSendings";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mails } from "../../domain/mails/mails.table.ts";
import {
  talentPoolMembers,
  talentPoolPeople,
  talentPools,
} from "../../domain/talent-pools/talentPools.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildVacancy } from "../../test/jobFactories.ts";
import { mailsTo } from "../../test/mailsTo.ts";

let app: TestApp;
let company: TestCompany;
let people: Awaited<ReturnType<typeof buildEveryRole>>;
let recruiter: TestUser;
beforeAll(async () => {
  app = await buildApp({ PUBLIC_URL: "https://vaardig.test" });
  company = await buildCompany(app.db);
  people = await buildEveryRole(app.db, company);
  recruiter = people.moderator;
});
afterAll(() => app.close());

/** A pool of the recruiter with people in it. */
async function pool(...list: Partial<TestUser>[]) {
  const of = { companyId: company.id, talentPoolId: randomUUID() };
  const inside: TestUser[] = [];
  for (const one of list) inside.push(await buildUser(app.db, company, { systemRole: "freelancer", ...one }));
  await acrossCompanies(app.db, async (tx) => {
    const { companyId, talentPoolId: id } = of;
    await tx.insert(talentPools).values({ companyId, id, name: id, ownerId: recruiter.id });
    for (const { id: userId } of inside)
      await tx.insert(talentPoolPeople).values({ ...of, userId, addedBy: recruiter.id });
  });
  return { id: of.talentPoolId, inside };
}

const payload = <T>({ body }: Answer) => body.payload as T;
const words = {
  en: { subject: "News from {{company}}", message: "<p>Hello {{first_name}}: {{link}}</p>" },
  nl: { subject: "Nieuws van {{company}}", message: "<p>Hallo {{first_name}}: {{link}}</p>" },
};
const send = (body: object, by = recruiter, key: string = randomUUID()) =>
  app.ask("POST", "/mail_template/send", {
    body: { words, ...body },
    headers: { authorization: `Bearer ${app.as(by).token}`, "idempotency-key": key },
  });
const sendings = async (id: string) =>
  payload<{ data: MailSending[]; total: number }>(
    await app.as(recruiter).get("/mail_template/sendings", { talent_pool_id: id }),
  );

test("everyone in a pool gets one mail in their language, and the pool remembers its sendings", async () => {
  const { id, inside } = await pool({ firstName: "Ann" }, { firstName: "Bas", language: "nl" });
  const other = await pool({ firstName: "Cor" });
  const body = { talent_pool_id: id, recipients: { everybody: true } };
  const key = randomUUID();
  const twice = await Promise.all([send(body, recruiter, key), send(body, recruiter, key)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 200]);
  const written = await Promise.all(inside.map(({ email }) => mailsTo(app.db, email)));
  expect(written).toMatchObject([
    [{ text: expect.stringMatching(/^Hello Ann/), vacancyId: null, senderId: recruiter.id }],
    [{ text: expect.stringMatching(/^Hallo Bas/) }],
  ]);
  await send({ ...body, recipients: { user_ids: [inside[0]?.id] } });
  await send({ talent_pool_id: other.id, recipients: { everybody: true } });
  const { data, total } = await sendings(id);
  expect([total, ...data.map((one) => one.total)]).toEqual([2, 1, 2]);
  expect((await sendings(other.id)).total).toBe(1);
  const sent = await app.as(people.admin).get("/mail_template/sent", {
    talent_pool_id: id,
    sending: data[1]?.id ?? "",
  });
  expect(
    payload<{ data: SentMail[] }>(sent)
      .data.map(({ name }) => name)
      .sort(),
  ).toEqual(["Ann Person", "Bas Person"]);
  expect(await eventsOf(app.db, company, "talent_pool.mailed")).toContainEqual(
    expect.objectContaining({ subjectId: id, data: { count: 2 } }),
  );
});

test("a job's words need a job: one that is open and that the writer works on", async () => {
  const { id, inside } = await pool({ firstName: "Ann" });
  const [ann] = inside;
  const recipients = { everybody: true };
  const en = { subject: "S", message: "<p>{{job}}</p>" };
  const without = await send({ talent_pool_id: id, recipients, words: { en } });
  expect(without.body.fields).toEqual({
    "words.en.message": expect.stringMatching(/^“job” has no value in the email to .+\. Remove it$/),
  });
  const open = await buildVacancy(app.db, recruiter, { name: "Planner", external: true });
  const preview = await app.as(recruiter).post("/mail_template/preview", {
    talent_pool_id: id,
    job_id: open.id,
    user_id: ann?.id,
    temp_name: "Vacancy",
  });
  expect(payload<RenderedMail>(preview)).toMatchObject({
    to: ann?.email,
    subject: expect.stringMatching(/Planner$/),
    text: expect.stringContaining(`https://vaardig.test/external/jobs/matches/${open.id}`),
  });
  const about = { talent_pool_id: id, job_id: open.id, recipients };
  expect((await send({ ...about, words: { en } })).status).toBe(200);
  expect(await mailsTo(app.db, ann?.email ?? "")).toMatchObject([
    { text: expect.stringMatching(/^Planner\n/), vacancyId: open.id },
  ]);
  const closed = await buildVacancy(app.db, recruiter, { publication: "closed" });
  expect((await send({ ...about, job_id: closed.id })).body.fields).toHaveProperty("job_id");
  const others = await buildVacancy(app.db, people.admin);
  expect((await send({ ...about, job_id: others.id })).status).toBe(403);
  expect((await sendings(id)).total).toBe(1);
});

test("a job for colleagues is sent to colleagues alone", async () => {
  const { id, inside } = await pool(
    { firstName: "Ann", systemRole: "employee" },
    { firstName: "Bo", lastName: "Kok" },
  );
  const { id: job_id } = await buildVacancy(app.db, recruiter, { external: false });
  const body = { talent_pool_id: id, job_id, recipients: { everybody: true } };
  const check = payload(await app.as(recruiter).post("/mail_template/check", body));
  expect(check).toMatchObject({ total: 1, not_for_them: { count: 1, names: ["Bo Kok"] } });
  const issue = { recipients: "This job is for colleagues only: Bo Kok" };
  const list = await app.as(recruiter).get("/mail_template/recipients", { talent_pool_id: id, job_id });
  expect(payload<{ data: MailRecipient[] }>(list).data.map((one) => one.not_for_them)).toEqual([false, true]);
  const previews = await Promise.all(
    inside.map((one) =>
      app.as(recruiter).post("/mail_template/preview", {
        talent_pool_id: id,
        job_id,
        user_id: one.id,
        words,
      }),
    ),
  );
  expect(previews.map(({ body: { fields, payload: mail } }) => fields ?? (mail as RenderedMail).to)).toEqual([
    inside[0]?.email,
    issue,
  ]);
  expect((await send(body)).body.fields).toEqual(issue);
  const outside = { ...body, recipients: { user_ids: [inside[1]?.id] }, skip_without_address: true };
  expect((await send(outside)).body.fields).toEqual(issue);
  expect(payload(await send({ ...body, skip_without_address: true }))).toMatchObject({ total: 1 });
  expect(await Promise.all(inside.map(async ({ email }) => (await mailsTo(app.db, email)).length))).toEqual([
    1, 0,
  ]);
});

test("who cannot be reached is named and left out only when that is said", async () => {
  const { id, inside } = await pool(
    { firstName: "Ann" },
    { firstName: "Dirk", lastName: "Bos", email: `${randomUUID()}@none.invalid` },
    { firstName: "Eva", lastName: "Vos", systemRole: "employee", status: "deactivated" },
  );
  const body = { talent_pool_id: id, recipients: { everybody: true } };
  expect(payload(await app.as(recruiter).post("/mail_template/check", body))).toEqual({
    total: 1,
    languages: { en: 1, nl: 0 },
    without_address: { count: 2, names: ["Dirk Bos", "Eva Vos"] },
    in_pipeline: { count: 0, names: [] },
    unsubscribed: { count: 0, names: [] },
    not_for_them: { count: 0, names: [] },
    untrue: { count: 0, names: [] },
  });
  expect((await send(body)).body.fields).toEqual({ recipients: "No address: Dirk Bos, Eva Vos" });
  expect(payload(await send({ ...body, skip_without_address: true }))).toMatchObject({ total: 1 });
  expect(await mailsTo(app.db, inside[2]?.email ?? "")).toEqual([]);
  const previews = await Promise.all(
    inside.map((one) =>
      app.as(recruiter).post("/mail_template/preview", { talent_pool_id: id, user_id: one.id, words }),
    ),
  );
  expect(previews.map((one) => payload<RenderedMail>(one).to)).toEqual([inside[0]?.email, null, null]);
  const list = async (query: object) =>
    payload<{ data: MailRecipient[]; total: number; stages: unknown[] }>(
      await app.as(recruiter).get("/mail_template/recipients", { talent_pool_id: id, ...query }),
    );
  const all = await list({});
  expect([all.total, all.stages]).toEqual([3, []]);
  expect(all.data.map(({ has_address: reached }) => reached)).toEqual([true, false, false]);
  expect((await list({ search_query: "vos" })).data.map(({ name }) => name)).toEqual(["Eva Vos"]);
  expect((await list({ user_ids: JSON.stringify([inside[0]?.id]) })).total).toBe(1);
});

test("no one chosen, or someone who is not in the pool, is refused and nothing leaves", async () => {
  const { id, inside } = await pool({});
  const outsider = await buildUser(app.db, company, { systemRole: "freelancer" });
  const to = (recipients: object) => send({ talent_pool_id: id, recipients });
  expect((await to({})).body.fields).toEqual({ recipients: "A recipient is required" });
  expect((await to({ stages: ["Interview"] })).body.fields).toEqual({
    recipients: "A recipient is required",
  });
  expect((await to({ user_ids: [inside[0]?.id, outsider.id] })).status).toBe(404);
  const preview = { talent_pool_id: id, user_id: outsider.id, words };
  expect((await app.as(recruiter).post("/mail_template/preview", preview)).status).toBe(404);
  expect((await send({ recipients: { everybody: true } })).status).toBe(400);
  expect((await sendings(id)).total).toBe(0);
});

test("a bounced mail to a pool is sent again from the pool, and from no other", async () => {
  const { id } = await pool({});
  const other = await pool({});
  await send({ talent_pool_id: id, recipients: { everybody: true } });
  const mine = await app.as(recruiter).get("/mail_template/sent", { talent_pool_id: id });
  const mail_ids = payload<{ data: SentMail[] }>(mine).data.map((mail) => mail.id);
  await acrossCompanies(app.db, (tx) => tx.update(mails).set({ status: "failed" }));
  const retry = async (talent_pool_id: string) =>
    payload<{ mail_ids: string[] }>(
      await app.as(recruiter).post("/mail_template/retry", { talent_pool_id, mail_ids }),
    ).mail_ids;
  expect(await retry(other.id)).toEqual([]);
  expect(await retry(id)).toEqual(mail_ids);
});

test("recruiters write to pools they work on, administrators to every one; HR reads", async () => {
  const { id } = await pool({});
  const colleague = await buildUser(app.db, company, { systemRole: "moderator" });
  const foreign = await buildUser(app.db, await buildCompany(app.db), { systemRole: "moderator" });
  const body = { talent_pool_id: id, recipients: { everybody: true } };
  const statuses = async (by: TestUser) =>
    (
      await Promise.all([
        send(body, by),
        app.as(by).post("/mail_template/check", body),
        app.as(by).get("/mail_template/recipients", { talent_pool_id: id }),
        app.as(by).get("/mail_template/sendings", { talent_pool_id: id }),
        app.as(by).get("/mail_template/sent", { talent_pool_id: id }),
      ])
    ).map(({ status }) => status);
  expect(await statuses(colleague)).toEqual([403, 403, 403, 403, 403]);
  expect(await statuses(people.hr_manager)).toEqual([403, 403, 403, 200, 200]);
  expect(await statuses(people.admin)).toEqual([200, 200, 200, 200, 200]);
  expect(await statuses(people.manager)).toEqual([403, 403, 403, 403, 403]);
  expect(await statuses(foreign)).toEqual([404, 404, 404, 404, 404]);
  const member = { companyId: company.id, talentPoolId: id, part: "member" as const };
  for (const { id: userId } of [colleague, people.hr_manager])
    await acrossCompanies(app.db, (tx) => tx.insert(talentPoolMembers).values({ ...member, userId }));
  expect(await statuses(colleague)).toEqual([200, 200, 200, 200, 200]);
  expect(await statuses(people.hr_manager)).toEqual([200, 200, 200, 200, 200]);
});
