import type { BulkUpload } from "@vaardig/contract/bulk-uploads/bulkUploads";
import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { bulkUploads } from "../../test/bulkUpload.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { runJobs } from "../../test/runJobs.ts";

let test: TestApp;
let company: TestCompany;
let recruiter: TestUser;
let admin: TestUser;
let files: ReturnType<typeof bulkUploads>;
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  recruiter = await buildUser(test.db, company, { systemRole: "moderator" });
  admin = await buildUser(test.db, company, { systemRole: "admin", email: "admin@example.com" });
  files = bulkUploads(test);
});
afterAll(() => test.close());

const FILE = [
  "Voornaam;Achternaam;E-mail;Telefoon;Woonplaats;Functie",
  "Anna;Bos;Anna@Example.com;0612345678;Utrecht;Cook",
  "Known;Person;known@example.com;;Delft;Chef",
  "Ad;Min;admin@example.com;;;",
  "No;Mail;nomail;;;",
  "Twice;One;twice@example.com;;;",
  "Twice;Two;twice@example.com;;;",
].join("\n");

async function check(by: TestUser, content: string): Promise<BulkUpload> {
  const { body } = await files.send(by, content, "candidates");
  await runJobs(test.app.services);
  return files.read(by, (body.payload as BulkUpload).id);
}

async function confirmed(id: string): Promise<BulkUpload> {
  await test.as(recruiter).post("/bulk_upload/confirm", { id });
  await runJobs(test.app.services);
  return files.read(recruiter, id);
}

it("shows what a file would do, does it when confirmed, and nothing the second time", async () => {
  const known = {
    systemRole: "freelancer",
    account: false,
    email: "known@example.com",
    firstName: "Known",
  } as const;
  await buildUser(test.db, company, { ...known, headline: "Waiter" });
  const upload = await check(recruiter, FILE);
  expect(upload).toMatchObject({ state: "checked", counts: { new: 1, changed: 1, unchanged: 0, error: 4 } });
  const before = await test.as(recruiter).get("/candidate_list/candidates");
  expect(before.body.payload).toMatchObject({ total: 1 });
  expect(await confirmed(upload.id)).toMatchObject({ state: "applied", counts: { new: 1, changed: 1 } });
  const { body } = await test.as(recruiter).get("/candidate_list/candidates", { sort: "name" });
  const { data } = body.payload as { data: CandidateRow[] };
  expect(data).toMatchObject([
    {
      email: "anna@example.com",
      phone: "0612345678",
      location: "Utrecht",
      headline: "Cook",
      source: "upload",
      owner: { id: recruiter.id },
      account: false,
    },
    { email: "known@example.com", headline: "Chef", location: "Delft" },
  ]);
  expect((await check(recruiter, FILE)).counts).toEqual({ new: 0, changed: 0, unchanged: 2, error: 4 });
});

it("changes by HR only the people in HR's care", async () => {
  const hr = await buildUser(test.db, company, { systemRole: "hr_manager" });
  const head = "first_name,last_name,email,location";
  const own = await check(hr, `${head}\nHer,Own,own@example.com,Delft`);
  await test.as(hr).post("/bulk_upload/confirm", { id: own.id });
  await runJobs(test.app.services);
  await buildUser(test.db, company, {
    systemRole: "freelancer",
    account: false,
    email: "others@example.com",
  });
  const upload = await check(
    hr,
    `${head}\nHer,Own,own@example.com,Gouda\nOf,Others,others@example.com,Gouda\nNew,One,new@example.com,Gouda`,
  );
  expect(upload.counts).toEqual({ new: 1, changed: 1, unchanged: 0, error: 1 });
});

it("belongs to recruiters, HR and administrators, as files of employees do not to recruiters", async () => {
  expect((await files.send(admin, FILE, "candidates")).status).toBe(200);
  const manager = await buildUser(test.db, { id: recruiter.companyId }, { systemRole: "manager" });
  expect((await files.send(manager, FILE, "candidates")).status).toBe(403);
  expect((await files.send(recruiter, "first_name,last_name,email,system_role\n", "employees")).status).toBe(
    403,
  );
});
