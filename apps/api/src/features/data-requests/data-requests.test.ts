import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { DataRequest, ManagedDataRequest } from "@vaardig/contract/data-requests/dataRequests";
import type { MyData } from "@vaardig/contract/data-requests/myData";
import { afterAll, beforeAll, expect, test as it } from "vitest";
import { warnOfRequests } from "../../domain/people/data-requests/warnOfRequests.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { readZip } from "../../test/readZip.ts";
import { uploadFile } from "../../test/uploadFile.ts";

let test: TestApp;
let company: TestCompany;
let admin: TestUser;
let hr: TestUser;
let person: TestUser;
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  admin = await buildUser(test.db, company, { systemRole: "admin" });
  hr = await buildUser(test.db, company, { systemRole: "hr_manager" });
  person = await buildUser(test.db, company, { firstName: "Pim", lastName: "Prins" });
});
afterAll(() => test.close());

const ask = async (by: TestUser, body: object) =>
  (await test.as(by).post("/data_request", body)).body.payload as DataRequest;
const list = async (by = hr, query = {}) =>
  (await test.as(by).get("/data_request", query)).body.payload as {
    data: ManagedDataRequest[];
    total: number;
    open: number;
    overdue: number;
  };
const move = (by: TestUser, { id, version }: { id: string; version: number }, to: string, reason = "") =>
  test.as(by).post("/data_request/move", { id, version, move: to, reason });
const run = (sql: string, values: unknown[] = []) =>
  acrossCompanies(test.db, (tx) => tx.$client.query<Record<string, unknown>>(sql, values));
const told = async ({ id }: TestUser) =>
  (await run("select kind from notifications where user_id = $1 order by created_at", [id])).rows.map(
    ({ kind }) => kind,
  );
const mine = async (who: TestUser) => (await test.as(who).get("/my_data")).body.payload as MyData;

it("a request has a month, is answered with a reason, and the person sees its state", async () => {
  const request = await ask(person, { kind: "correction", text: "My name" });
  const month = new Date();
  month.setUTCMonth(month.getUTCMonth() + 1);
  expect(Math.abs(Date.parse(request.due_on) - month.getTime())).toBeLessThan(4 * 86_400_000);
  expect((await test.as(person).post("/data_request", { kind: "correction" })).body.code).toBe(
    "request_open",
  );
  expect(await told(hr)).toEqual(["data_request_received"]);
  const [kept] = (await list()).data;
  expect(kept).toMatchObject({ person: { name: "Pim Prins" }, can: ["start", "extend", "finish", "refuse"] });
  expect((await move(hr, request, "refuse")).body.fields).toHaveProperty("reason");
  expect((await move(person, request, "start")).status).toBe(403);
  expect((await move(hr, { ...request, version: 9 }, "start")).body.code).toBe("stale_version");
  expect((await move(hr, request, "start")).status).toBe(200);
  const extended = await move(hr, { ...request, version: 2 }, "extend", "Many files");
  const { due_on: due } = (extended.body.payload as { request: ManagedDataRequest }).request;
  expect(due > request.due_on).toBe(true);
  expect((await move(hr, { ...request, version: 3 }, "extend", "More")).body.code).toBe(
    "request_move_not_allowed",
  );
  expect((await move(hr, { ...request, version: 3 }, "refuse", "It is right already")).status).toBe(200);
  expect((await move(hr, { ...request, version: 4 }, "finish")).body.code).toBe("request_move_not_allowed");
  expect((await mine(person)).requests).toMatchObject([
    { state: "refused", reason: "It is right already", extended_reason: "Many files" },
  ]);
  expect(await told(person)).toEqual(Array(3).fill("data_request_answered"));
  await ask(person, { kind: "correction", text: "Again" });
  expect((await list(hr, { open: true })).total).toBe(1);
  expect((await list(hr, { search_query: "prins" })).total).toBe(2);
});

it("overdue ones come first, those who answer are notified once, and no one answers their own", async () => {
  const late = await ask(person, { kind: "objection" });
  await run("update data_requests set due_on = current_date - 3 where id = $1", [late.id]);
  const { data, overdue } = await list();
  expect([data[0]?.id, data[0]?.days_left, overdue]).toEqual([late.id, -3, 1]);
  for (let at = 0; at < 2; at += 1) await warnOfRequests(test.app.services);
  expect((await told(admin)).filter((kind) => kind === "data_request_due")).toHaveLength(1);
  const own = await ask(hr, { kind: "access" });
  expect((await move(hr, own, "finish")).status).toBe(403);
  expect((await list(hr)).data.find(({ id }) => id === own.id)?.can).toEqual([]);
  expect((await move(admin, own, "finish")).status).toBe(200);
});

it("an administrator erases who asked for it and has left, and no one who is held", async () => {
  const leaver = await buildUser(test.db, company);
  const request = await ask(leaver, { kind: "erasure" });
  const erase = (by: TestUser) => move(by, request, "erase");
  expect((await erase(admin)).body.code).toBe("request_move_not_allowed");
  await run("update users set status = 'deactivated' where id = $1", [leaver.id]);
  await test.as(admin).post("/legal_hold", { user_id: leaver.id, reason: "A case" });
  expect((await erase(admin)).body.code).toBe("legal_hold");
  await test.as(admin).delete("/legal_hold", { user_id: leaver.id });
  expect((await erase(hr)).body.code).toBe("request_move_not_allowed");
  const answers = await Promise.all([1, 2].map(() => erase(admin)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  const proof = answers.find(({ status }) => status === 200)?.body.payload;
  const [receipt] = await eventsOf(test.db, company, "employee.erased");
  expect(proof).toMatchObject({ request: null, proof: receipt?.subjectId });
});

it("is refused to other roles, without a session, wrongly asked, and not found elsewhere", async () => {
  const outsider = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
  const staff = await buildUser(test.db, company, { systemRole: "staff" });
  const request = await ask(person, { kind: "restriction" });
  expect((await move(outsider, request, "start")).status).toBe(404);
  expect((await list(outsider)).total).toBe(0);
  expect((await test.as(outsider).post("/legal_hold", { user_id: person.id, reason: "x" })).status).toBe(404);
  for (const path of ["/data_request", "/data_retention", "/legal_hold"]) {
    expect((await test.as(person).get(path)).status, path).toBe(403);
    expect((await test.ask("GET", path)).status, path).toBe(401);
  }
  for (const path of ["/my_data", "/account/export"]) {
    expect((await test.as(staff).get(path)).status, path).toBe(403);
    expect((await test.ask("GET", path)).status, path).toBe(401);
  }
  expect((await test.as(person).post("/data_request", { kind: "money" })).status).toBe(400);
  expect((await test.as(admin).put("/data_retention", { months: 0, version: 0 })).status).toBe(400);
  expect((await test.as(person).get("/account/export", { format: "xml" })).status).toBe(400);
});

it("what is kept is counted by kind, and a copy holds what was written, in each format", async () => {
  const me = await buildUser(test.db, company, { firstName: "=cmd()", lastName: "Writer" });
  const as = test.as(me);
  const skill = await buildSkill(test.db, { en: "Welding of pipes" });
  await as.post("/experience", {
    position: "Baker",
    company: "Bread",
    start_date: "2020-01-31",
    current_job: true,
  });
  await as.post("/education", {
    degree: "Art",
    institution: "School",
    level: "MBO",
    started: "2015-09-01",
    finished: "2019-07-01",
  });
  await as.post("/certificate", { name: "VCA", issuer: "SSVV", number: "77", issued_on: "2024-01-31" });
  await as.post("/language", { languages: [{ language: "fr", level: "Native" }] });
  await as.post("/skill_proficiency", { skill_id: skill.id, level: 4 });
  await as.post("/data_request", { kind: "access", text: "All of it" });
  await uploadFile(test, me, {
    bytes: Buffer.from("Me\nWelder at Wind"),
    name: "cv.txt",
    type: "text/plain",
  });
  const { kinds, can, months_after_leaving: months } = await mine(me);
  const counts = Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]));
  expect(counts).toMatchObject({
    person: 1,
    experiences: 1,
    educations: 1,
    certificates: 1,
    languages: 1,
    skills: 1,
    files: 1,
    data_requests: 1,
    sessions: 1,
  });
  expect(kinds.find(({ kind }) => kind === "certificates")).toMatchObject({
    readers: "line_and_hr",
    since: expect.any(String),
  });
  expect([can, months]).toEqual([["request"], 24]);
  const all = JSON.parse((await as.get("/account/export")).raw.body);
  for (const [kind, count] of Object.entries(counts)) expect(all[kind], kind).toHaveLength(count);
  expect(all.data_requests[0].text).toBe("All of it");
  const resume = JSON.parse((await as.get("/account/export", { format: "json_resume" })).raw.body);
  expect(resume).toMatchObject({
    basics: { name: "=cmd() Writer", email: me.email },
    work: [{ name: "Bread", position: "Baker", startDate: "2020-01-31" }],
    education: [{ institution: "School", area: "Art", studyType: "MBO", endDate: "2019-07-01" }],
    certificates: [{ name: "VCA", issuer: "SSVV", date: "2024-01-31" }],
    languages: [{ language: "fr", fluency: "Native" }],
    skills: [{ name: "Welding of pipes", level: "Advanced" }],
    meta: { version: "v1.0.0" },
  });
  expect(JSON.stringify(resume)).not.toContain("null");
  const zip = readZip((await as.get("/account/export", { format: "csv" })).raw.rawPayload);
  expect(zip.get("person.csv")).toContain("'=cmd()");
  expect(zip.get("certificates.csv")).toContain("VCA,SSVV,77");
  expect([...zip].find(([name]) => name.startsWith("files/"))?.[1]).toBe("Me\nWelder at Wind");
});

it("a file whose content the disk has lost is marked as missing, and the rest is exported", async () => {
  const me = await buildUser(test.db, company);
  await uploadFile(test, me, { bytes: Buffer.from("Me\nWelder"), name: "cv.txt", type: "text/plain" });
  await rm(join(test.app.services.config.DATA_DIR, "files", company.id), { recursive: true });
  const as = test.as(me);
  const all = await as.get("/account/export");
  expect(all.status).toBe(200);
  expect(JSON.parse(all.raw.body)).toMatchObject({
    person: [{ email: me.email }],
    files: [{ name: "cv.txt", content_base64: null }],
  });
  const zip = readZip((await as.get("/account/export", { format: "csv" })).raw.rawPayload);
  expect([...zip.keys()]).toContainEqual(expect.stringMatching(/^files\/.*cv\.txt\.missing$/));
});
