import type { BulkUpload } from "@vaardig/contract/bulk-uploads/bulkUploads";
import type { Certificate } from "@vaardig/contract/profile/certificates";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { bulkUploads } from "../../test/bulkUpload.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { runJobs } from "../../test/runJobs.ts";

let test: TestApp;
let company: TestCompany;
let hr: TestUser;
let nurse: TestUser;
let files: ReturnType<typeof bulkUploads>;
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  hr = await buildUser(test.db, company, { systemRole: "hr_manager" });
  nurse = await buildUser(test.db, company, { email: "nurse@example.com" });
  await buildUser(test.db, company, { email: "left@example.com", status: "deactivated" });
  await buildUser(test.db, await buildCompany(test.db), { email: "other@example.com" });
  await buildSkill(test.db, { kind: "licence", en: "BIG registration", nl: "BIG-registratie" });
  files = bulkUploads(test);
});
afterAll(() => test.close());

async function check(content: string, by = hr): Promise<BulkUpload> {
  const { body } = await files.send(by, content, "certificates");
  await runJobs(test.app.services);
  return files.read(by, (body.payload as BulkUpload).id);
}
const own = async () =>
  ((await test.as(nurse).get("/certificate")).body.payload as { data: Certificate[] }).data;

const FILE = [
  "E-mail;Certificaat;Nummer;Uitgever;Afgegeven;Verloopt",
  "NURSE@example.com;BIG-registratie;190;CIBG;1-2-2022;1-2-2027",
  "nurse@example.com;EHBO;;;;",
  "left@example.com;EHBO;;;;",
  "other@example.com;EHBO;;;;",
  "nurse@example.com;VCA;1;;2024-05-01;2023-05-01",
  "nurse@example.com;VCA;2;;someday;",
  "nurse@example.com;Hoist;3;;;2030-01-01",
  "nurse@example.com;hoist;3;;;2031-01-01",
  "geen adres;EHBO;;;;",
].join("\n");

it("adds certificates once, proves the licences they are named after, and names each wrong row", async () => {
  const upload = await check(FILE);
  expect(upload).toMatchObject({ state: "checked", counts: { new: 2, error: 7 } });
  expect(await own()).toEqual([]);
  const errors = await files.rows(hr, upload.id, "error");
  expect(errors.map(({ number, errors: told }) => [number, Object.keys(told)])).toEqual([
    [4, ["email"]],
    [5, ["email"]],
    [6, ["expires"]],
    [7, ["issued"]],
    [8, ["certificate"]],
    [9, ["certificate"]],
    [10, ["email"]],
  ]);
  expect(await files.apply(hr, upload.id)).toMatchObject({ state: "applied", counts: { new: 2 } });
  expect(await own()).toMatchObject([
    { name: "BIG-registratie", number: "190", expires_on: "2027-02-01", skill: { kind: "licence" } },
    { name: "EHBO", issued_on: null, skill: null },
  ]);
  expect((await check(FILE)).counts).toMatchObject({ new: 0, unchanged: 2 });
});

it("renews on the same number, which ends a confirmation, and leaves what was changed meanwhile", async () => {
  const [big] = await own();
  await test.as(hr).post("/certificate/confirm", { id: big?.id, version: big?.version });
  const renewed = "email,certificate,number,expires\nnurse@example.com,BIG-registratie,190,2032-02-01";
  const upload = await check(renewed);
  expect(upload.counts).toMatchObject({ changed: 1 });
  expect(await files.rows(hr, upload.id, "changed")).toMatchObject([
    { changes: { expires: { from: "2027-02-01", to: "2032-02-01" } } },
  ]);
  await files.apply(hr, upload.id);
  const [after] = await own();
  expect(after).toMatchObject({ expires_on: "2032-02-01", confirmed: null, voided_at: expect.any(String) });
  const waiting = await check(renewed.replace("2032", "2033"));
  const { id, version } = after ?? {};
  await test.as(nurse).put("/certificate", { id, version, expires_on: "2034-02-01" });
  expect(await files.apply(hr, waiting.id)).toMatchObject({ counts: { changed: 0, error: 1 } });
});

it("takes 5,000 rows, and is for HR and administrators", async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => `nurse@example.com,Course ${at},${at}`);
  const upload = await check(["email,certificate,number", ...rows].join("\n"));
  expect(upload).toMatchObject({ state: "checked", counts: { new: 5_000, error: 0 } });
  expect(await files.apply(hr, upload.id)).toMatchObject({ state: "applied", counts: { new: 5_000 } });
  const manager = await buildUser(test.db, company, { systemRole: "manager" });
  expect((await files.send(manager, FILE, "certificates")).status).toBe(403);
  expect(await check("certificate\nVCA")).toMatchObject({
    state: "refused",
    problem: { columns: ["email"] },
  });
}, 60_000);
