import { randomUUID } from "node:crypto";
import type { Stage } from "@vaardig/contract/applications/pipeline";
import type { MailRecipient } from "@vaardig/contract/mail-templates/mailSendings";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { mailingScene, WORDS } from "../../test/mailingScene.ts";

let app: TestApp;
let company: TestCompany;
let recruiter: TestUser;

beforeAll(async () => {
  app = await buildApp();
  company = await buildCompany(app.db);
  recruiter = await buildUser(app.db, company, { systemRole: "moderator" });
});
const { scene, send, sendings } = mailingScene(() => ({ app, company, recruiter }));
afterAll(() => app.close());

const list = (job: string, query: object = {}) =>
  app.as(recruiter).get("/mail_template/recipients", { job_id: job, ...query });

test("who has no address is named, and skipped only when that is confirmed", async () => {
  const { job, applicants } = await scene(
    ["Application"],
    ["Application", { firstName: "Dirk", lastName: "Bos", email: `${randomUUID()}@none.invalid` }],
  );
  const body = { job_id: job, recipients: { stages: ["Application"] }, words: WORDS };
  const check = await app
    .as(recruiter)
    .post("/mail_template/check", { job_id: job, recipients: body.recipients });
  expect(check.body.payload).toEqual({
    total: 1,
    languages: { en: 1, nl: 0 },
    without_address: { count: 1, names: ["Dirk Bos"] },
    in_pipeline: { count: 0, names: [] },
    unsubscribed: { count: 0, names: [] },
    not_for_them: { count: 0, names: [] },
    untrue: { count: 0, names: [] },
  });
  expect((await send(body)).body.fields).toEqual({ recipients: "No address: Dirk Bos" });
  expect((await send({ ...body, skip_without_address: true })).body.payload).toMatchObject({ total: 1 });
  const alone = { application_ids: [applicants[1]?.applicationId] };
  const none = await send({ ...body, recipients: alone, skip_without_address: true });
  expect(none.body.fields).toEqual({ recipients: "A recipient is required" });
  expect((await sendings(job)).total).toBe(1);
});

test("the picker lists possible recipients, with their number per stage", async () => {
  const { job } = await scene(
    ["Interview", { firstName: "Zoë" }],
    ["Application", { firstName: "Abel", language: "nl" }],
    ["Application", { firstName: "Bo", email: `${randomUUID()}@none.invalid` }],
  );
  const all = (await list(job)).body.payload as {
    data: MailRecipient[];
    stages: { stage: Stage; count: number }[];
  };
  expect(all.data.map(({ name, has_address: reached }) => [name, reached])).toEqual([
    ["Abel Person", true],
    ["Bo Person", false],
    ["Zoë Person", true],
  ]);
  expect(all.stages.find(({ stage }) => stage === "Application")).toEqual({
    stage: "Application",
    count: 2,
    without_address: 1,
  });
  expect((await list(job, { stage: "Interview" })).body.payload).toMatchObject({ total: 1 });
  expect((await list(job, { search_query: "abel" })).body.payload).toMatchObject({ total: 1 });
  expect((await list(job, { stage: "Hired" })).status).toBe(400);
});

test("who withdrew or was archived is not written to: not picked, not counted, not among a stage", async () => {
  const { job, applicants } = await scene(
    ["Application", { firstName: "Abel" }],
    ["Application", { firstName: "Bo" }, { outcome: "withdrawn" }],
    ["Application", { firstName: "Cas" }, { archivedAt: new Date() }],
  );
  const { data, total, stages } = (await list(job)).body.payload as {
    data: MailRecipient[];
    total: number;
    stages: { stage: Stage; count: number }[];
  };
  expect([data.map(({ name }) => name), total]).toEqual([["Abel Person"], 1]);
  expect(stages.find(({ stage }) => stage === "Application")).toMatchObject({ count: 1 });
  const all = { job_id: job, recipients: { stages: ["Application"] } };
  const checked = await app.as(recruiter).post("/mail_template/check", all);
  expect(checked.body.payload).toMatchObject({ total: 1 });
  expect((await send({ ...all, words: WORDS })).body.payload).toMatchObject({ total: 1 });
  const gone = { application_ids: applicants.slice(1).map(({ applicationId: id }) => id) };
  expect((await send({ job_id: job, recipients: gone, words: WORDS })).status).toBe(404);
});
