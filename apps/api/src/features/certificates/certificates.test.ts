import type { ListedCertificate } from "@vaardig/contract/certificates/certificates";
import type { Certificate } from "@vaardig/contract/profile/certificates";
import { eq } from "drizzle-orm";
import PDFDocument from "pdfkit";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { files } from "../../domain/files/files.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { buildDepartment } from "../../test/organizationFactories.ts";
import { uploadFile } from "../../test/uploadFile.ts";

let test: TestApp;
let company: TestCompany;
let manager: TestUser;
let hr: TestUser;
let nurse: TestUser;
let outsider: TestUser;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  hr = await buildUser(test.db, company, { systemRole: "hr_manager", firstName: "Hanna", lastName: "Smit" });
  manager = await buildUser(test.db, company, { systemRole: "manager", firstName: "Mo", lastName: "Bakker" });
  nurse = await buildUser(test.db, company, { managerId: manager.id, firstName: "Nora" });
  outsider = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
});
afterAll(() => test.close());

const day = (fromNow: number) => new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10);
const one = (answer: Answer) => answer.body.payload as Certificate;
const add = async (by: TestUser, body: object) => one(await test.as(by).post("/certificate", body));
const list = async (by: TestUser, query = {}) =>
  (await test.as(by).get("/certificate/list", query)).body.payload as {
    data: ListedCertificate[];
    total: number;
    months: { month: string; count: number }[];
    expired: number;
  };
const read = async (who: TestUser) =>
  ((await test.as(who).get("/certificate")).body.payload as { data: Certificate[] }).data;
const scan = (by: TestUser, id: string, bytes: Uint8Array, name: string) =>
  uploadFile(test, by, { bytes, name }, { id }, "/certificate/scan");

function pdf(options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument(options);
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => document.on("end", () => resolve(Buffer.concat(chunks))));
  document.rect(20, 20, 200, 100).stroke();
  document.end();
  return done;
}
const picture = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();

it("is confirmed by the line or HR, never by the person; a change of what was confirmed ends that and says so", async () => {
  const added = await add(nurse, { name: "BIG", number: "19012345678", expires_on: day(400) });
  const confirm = (by: TestUser, version = added.version) =>
    test.as(by).post("/certificate/confirm", { id: added.id, version });
  expect((await confirm(nurse)).status).toBe(403);
  expect((await confirm(outsider)).status).toBe(404);
  expect((await test.ask("POST", "/certificate/confirm", { body: { id: added.id } })).status).toBe(401);
  expect((await test.as(manager).post("/certificate/confirm", { id: "x" })).status).toBe(400);
  expect((await confirm(manager, 9)).body.code).toBe("stale_version");
  const confirmed = one(await confirm(manager));
  expect(confirmed).toMatchObject({ confirmed: { by: "Mo Bakker" }, voided_at: null, can: [] });
  const { id, version } = confirmed;
  const renamed = one(await test.as(nurse).put("/certificate", { id, version, issuer: "CIBG" }));
  expect(renamed.confirmed).not.toBeNull();
  const changed = one(
    await test.as(nurse).put("/certificate", { id, version: renamed.version, number: "19012345679" }),
  );
  expect(changed).toMatchObject({ confirmed: null, voided_at: expect.any(String) });
  const ended = await eventsOf(test.db, company, "certificate.confirmation_ended");
  expect(ended).toMatchObject([{ subjectId: id, userId: nurse.id, actorId: nurse.id }]);
  const over = await add(nurse, { name: "Old one", expires_on: day(-3) });
  expect(
    (await test.as(hr).post("/certificate/confirm", { id: over.id, version: over.version })).body.code,
  ).toBe("certificate_expired");
});

it("holds a licence as long as a certificate of it is valid, and the newest counts", async () => {
  const person = await buildUser(test.db, company, { managerId: manager.id });
  const skill = await buildSkill(test.db, {
    kind: "licence",
    en: "Forklift licence",
    nl: "Heftruckcertificaat",
  });
  const other = await buildSkill(test.db);
  const held = async () => {
    const { body } = await test.as(person).get("/skill_proficiency");
    return (body.payload as { data: { skill: { id: string }; expires_on: string; source: string }[] }).data;
  };
  const refused = await test.as(person).post("/certificate", { name: "X", skill_id: other.id });
  expect(refused).toMatchObject({ status: 400, body: { fields: { skill_id: expect.any(String) } } });
  const first = await add(person, { name: "Forklift", skill_id: skill.id, expires_on: day(-10) });
  expect(first.skill).toMatchObject({ id: skill.id, kind: "licence" });
  expect(await held()).toMatchObject([{ skill: { id: skill.id }, expires_on: day(-10) }]);
  const second = await add(person, { name: "Forklift renewed", skill_id: skill.id, expires_on: day(700) });
  expect(await held()).toMatchObject([{ expires_on: day(700), source: "self" }]);
  expect((await read(person)).map(({ name, superseded }) => [name, superseded])).toEqual([
    ["Forklift", true],
    ["Forklift renewed", false],
  ]);
  await test.as(manager).post("/certificate/confirm", { id: second.id, version: second.version });
  expect(await held()).toMatchObject([{ source: "confirmed" }]);
  const { version } = (await read(person)).find(({ id }) => id === second.id) ?? second;
  await test.as(person).put("/certificate", { id: second.id, version, number: "7" });
  expect(await held()).toMatchObject([{ source: "self", expires_on: day(700) }]);
  await test.as(person).delete("/certificate", { id: second.id });
  expect(await held()).toMatchObject([{ expires_on: day(-10) }]);
  await test.as(person).delete("/certificate", { id: first.id });
  expect(await held()).toEqual([]);
});

it("makes a certificate of a licence that someone says to hold, and leaves it when the licence goes", async () => {
  const person = await buildUser(test.db, company, { language: "nl" });
  const skill = await buildSkill(test.db, {
    kind: "licence",
    en: "First aid certificate",
    nl: "EHBO-diploma",
  });
  const say = (body: object) =>
    test.as(person).post("/skill_proficiency", { skill_id: skill.id, level: 5, ...body });
  expect((await say({ expires_on: day(50) })).status).toBe(200);
  expect(await read(person)).toMatchObject([
    { name: "EHBO-diploma", skill: { id: skill.id }, expires_on: day(50) },
  ]);
  await say({ expires_on: day(80) });
  expect(await read(person)).toMatchObject([{ expires_on: day(80) }]);
  const { body } = await test.as(person).get("/skill_proficiency");
  const [row] = (body.payload as { data: { id: string }[] }).data;
  await test.as(person).delete("/skill_proficiency", { id: row?.id ?? "" });
  expect(await read(person)).toMatchObject([{ name: "EHBO-diploma", skill: null }]);
  await say({});
  expect(await read(person)).toMatchObject([{ skill: { id: skill.id }, expires_on: day(80) }]);
});

it("keeps a scan for those who may read the record, cleaned; what cannot be used is refused by name", async () => {
  const person = await buildUser(test.db, company, { managerId: manager.id });
  const { id } = await add(person, { name: "Diploma" });
  const stored = one(await scan(person, id, await picture(), "diploma.png"));
  expect(stored.scan).toMatchObject({ name: "diploma.webp", content_type: "image/webp" });
  const opened = await test.app.inject(stored.scan?.url ?? "");
  expect(opened.statusCode).toBe(200);
  expect(opened.headers["content-disposition"]).toContain("attachment");
  const replaced = one(await scan(hr, id, await pdf(), "diploma.pdf"));
  expect(replaced.scan).toMatchObject({ name: "diploma.pdf", content_type: "application/pdf" });
  const kept = () =>
    acrossCompanies(test.db, (tx) => tx.select().from(files).where(eq(files.userId, person.id)));
  expect(await kept()).toHaveLength(1);
  expect((await test.as(person).get("/files")).body.payload).toMatchObject({ total: 0 });
  const fileId = (await kept())[0]?.id ?? "";
  expect((await test.as(person).delete("/files", { id: fileId })).status).toBe(404);
  for (const [bytes, name, code] of [
    [await pdf({ userPassword: "secret" }), "locked.pdf", "file_encrypted"],
    [await picture(), "picture.pdf", "file_unsupported_type"],
    [await picture(), "picture.jpg", "file_unsupported_type"],
    [Buffer.from("MZ executable"), "tool.exe", "file_unsupported_type"],
    [Buffer.from("%PDF-1.7 broken"), "broken.pdf", "file_corrupt"],
    [Buffer.alloc(20 * 1024 * 1024, 1), "large.pdf", "file_too_large"],
  ] as const)
    expect((await scan(person, id, bytes, name)).body.code, name).toBe(code);
  expect((await read(person))[0]?.scan?.name).toBe("diploma.pdf");
  const colleague = await buildUser(test.db, company);
  expect((await scan(colleague, id, await pdf(), "a.pdf")).status).toBe(403);
  expect((await scan(manager, id, await pdf(), "a.pdf")).status).toBe(403);
  expect((await scan(outsider, id, await pdf(), "a.pdf")).status).toBe(404);
  const seen = (await test.as(manager).get("/certificate", { user_id: person.id })).body.payload;
  expect(seen).toMatchObject({ data: [{ scan: { name: "diploma.pdf" }, can: ["confirm"] }] });
  expect(one(await test.as(person).delete("/certificate/scan", { id })).scan).toBeNull();
  expect(await kept()).toEqual([]);
});

it("lists what expires of the line or the company by month and department, and exports it", async () => {
  const place = await buildCompany(test.db);
  const admin = await buildUser(test.db, place, { systemRole: "admin" });
  const lead = await buildUser(test.db, place, { systemRole: "manager" });
  const ward = await buildDepartment(test.db, place, { name: "Ward 4" });
  const inLine = await buildUser(test.db, place, { managerId: lead.id, departmentId: ward.id });
  const elsewhere = await buildUser(test.db, place, { lastName: "Elsewhere" });
  const gone = await buildUser(test.db, place, { status: "active" });
  await add(inLine, { name: "Soon", expires_on: day(20) });
  await add(inLine, { name: "Renewed", expires_on: day(10) });
  await add(inLine, { name: "renewed", expires_on: day(900) });
  await add(elsewhere, { name: "Over", expires_on: day(-5), number: "=1+1" });
  await add(elsewhere, { name: "Forever" });
  await add(gone, { name: "Left", expires_on: day(5) });
  await acrossCompanies(test.db, (tx) =>
    tx.$client.query("update users set status = 'deactivated' where id = $1", [gone.id]),
  );
  const all = await list(admin);
  expect(all.data.map(({ name, state }) => [name, state])).toEqual([
    ["Over", "expired"],
    ["Soon", "soon"],
    ["renewed", "later"],
    ["Forever", "never"],
  ]);
  expect(all.expired).toBe(1);
  expect(all.months).toHaveLength(12);
  const month = day(20).slice(0, 7);
  expect(all.months.find((each) => each.month === month)?.count).toBe(1);
  expect((await list(lead)).data.map(({ name }) => name)).toEqual(["Soon", "renewed"]);
  expect((await list(admin, { departments: ward.id })).total).toBe(2);
  expect((await list(admin, { months: month, states: "soon" })).data).toMatchObject([
    { name: "Soon", department: { name: "Ward 4" }, days_left: 20 },
  ]);
  expect((await list(admin, { search_query: "elsewh" })).total).toBe(2);
  expect((await list(admin, { confirmed: "yes" })).total).toBe(0);
  const { raw } = await test.as(admin).get("/certificate/export", { format: "csv", states: "expired" });
  expect(raw.body.split("\r\n")).toHaveLength(3);
  expect(raw.body).toContain("'=1+1");
  expect((await test.as(admin).get("/certificate/export", { format: "xlsx" })).status).toBe(200);
  for (const path of ["/certificate/list", "/certificate/export"]) {
    expect((await test.as(inLine).get(path, { format: "csv" })).status, path).toBe(403);
    expect((await test.ask("GET", path)).status, path).toBe(401);
  }
  expect((await test.as(admin).get("/certificate/list", { states: "lost" })).status).toBe(400);
  expect((await list(admin, { months: "2026-13" })).total).toBe(0);
  expect((await list(outsider)).total).toBe(0);
});

it("names the licences there are, in the reader's language", async () => {
  const { body } = await test.as(nurse).get("/certificate/licences");
  const names = (body.payload as { data: { name: string; kind: string }[] }).data;
  expect(names.map(({ name }) => name)).toContain("Forklift licence");
  expect(new Set(names.map(({ kind }) => kind))).toEqual(new Set(["licence"]));
  expect((await test.ask("GET", "/certificate/licences")).status).toBe(401);
});
