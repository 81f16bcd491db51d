import type { BulkUpload, BulkUploadRow } from "@vaardig/contract/bulk-uploads/bulkUploads";
import type { CatalogueCourse } from "@vaardig/contract/courses/courseCatalogue";
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
let files: ReturnType<typeof bulkUploads>;
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  hr = await buildUser(test.db, company, { systemRole: "hr_manager" });
  files = bulkUploads(test);
  await buildSkill(test.db, { en: "Sheet reading", nl: "Bladen lezen" });
});
afterAll(() => test.close());

const FILE = [
  "Cursuscode;Titel;Aanbieder;Uren;Prijs;Vaardigheden;Link",
  "A1;Lezen;Academie;8;;Bladen lezen:0>2;https://academie.example/a1",
  "A2;Schrijven;Academie;2,5;49,95;Sheet reading:2>4;",
  "A3;;Academie;8;0;Sheet reading:0>2;",
  "A4;Tellen;Academie;veel;0;Sheet reading:0>2;",
  "A5;Tellen;Academie;8;0;Onbekend ding:0>2;",
  "A6;Tellen;Academie;8;0;Sheet reading;http://plain.example",
  "A7;Dubbel;Academie;8;0;Sheet reading:0>2;",
  "A7;Dubbel;Academie;8;0;Sheet reading:0>2;",
].join("\n");

async function check(content: string, by = hr): Promise<BulkUpload> {
  const { body } = await files.send(by, content, "courses");
  await runJobs(test.app.services);
  return files.read(by, (body.payload as BulkUpload).id);
}
async function apply({ id }: BulkUpload): Promise<BulkUpload> {
  await test.as(hr).post("/bulk_upload/confirm", { id });
  await runJobs(test.app.services);
  return files.read(hr, id);
}
async function rowsOf({ id }: BulkUpload, outcome: string) {
  const { body } = await test.as(hr).get("/bulk_upload/rows", { id, outcome });
  return (body.payload as { data: BulkUploadRow[] }).data;
}
const courses = async () =>
  ((await test.as(hr).get("/course_catalogue")).body.payload as { data: CatalogueCourse[] }).data;

it("names what each row of a catalogue would do, does it once, and leaves what it does not name", async () => {
  const upload = await check(FILE);
  expect(upload).toMatchObject({ state: "checked", counts: { new: 2, changed: 0, unchanged: 0, error: 6 } });
  expect(await courses()).toEqual([]);
  const errors = await rowsOf(upload, "error");
  expect(errors.map(({ number, errors: told }) => [number, told])).toEqual([
    [4, { title_en: "Enter a title in at least one language" }],
    [5, { hours: "Enter a number with at most two decimals" }],
    [6, { skills: expect.stringContaining("“Onbekend ding” is not a skill here") }],
    [7, { url: "Enter a full address that begins with https://" }],
    [8, { code: "This code is in the file more than once" }],
    [9, { code: "This code is in the file more than once" }],
  ]);
  expect(await apply(upload)).toMatchObject({ state: "applied", counts: { new: 2, error: 6 } });
  expect(await courses()).toMatchObject([
    { code: "A1", title_nl: "Lezen", hours: 8, price: 0, url: "https://academie.example/a1", removed: false },
    { code: "A2", hours: 2.5, price: 49.95, skills: [{ level_from: 2, level_to: 4 }] },
  ]);
  expect((await check(FILE)).counts).toEqual({ new: 0, changed: 0, unchanged: 2, error: 6 });

  const next = await check("code,provider,hours,skills,offered\nA2,Academie,3,,nee\nA8,Academie,3,,");
  expect(next.counts).toEqual({ new: 0, changed: 1, unchanged: 0, error: 1 });
  expect(await rowsOf(next, "changed")).toMatchObject([
    { changes: { hours: { from: "2.5", to: "3" }, offered: { from: "yes", to: "no" } } },
  ]);
  await apply(next);
  expect(await courses()).toMatchObject([
    { code: "A1", removed: false },
    { code: "A2", hours: 3, price: 49.95, removed: true, skills: [{ level_from: 2, level_to: 4 }] },
  ]);
});

it("reads JSON as well, wrapped or not, and refuses what was changed since it was shown", async () => {
  const record = { provider: "Academie", hours: 4, skills: [{ name: "Sheet reading", from: 0, to: 2 }] };
  const list = [
    { ...record, code: "J1", title_en: "First" },
    { ...record, code: "J2" },
  ];
  const upload = await check(JSON.stringify({ courses: list }, null, 1));
  expect(upload).toMatchObject({ state: "checked", counts: { new: 1, error: 1 } });
  await apply(upload);
  const one = [{ ...record, code: "J1", title_en: "First", hours: 9 }];
  const waiting = await check(JSON.stringify(one));
  expect(waiting.counts).toMatchObject({ changed: 1 });
  const course = (await courses()).find(({ code }) => code === "J1");
  await test.as(hr).put("/course_catalogue", { id: course?.id, version: course?.version, hours: 5 });
  expect(await apply(waiting)).toMatchObject({ state: "applied", counts: { changed: 0, error: 1 } });
  expect((await courses()).find(({ code }) => code === "J1")).toMatchObject({ hours: 5 });
});

it("is for HR and administrators, and asks for its columns", async () => {
  const manager = await buildUser(test.db, company, { systemRole: "manager" });
  expect((await files.send(manager, FILE, "courses")).status).toBe(403);
  const refused = await check("code,title\nA1,x");
  expect(refused).toMatchObject({
    state: "refused",
    problem: { columns: expect.arrayContaining(["provider", "hours", "skills"]) },
  });
});
