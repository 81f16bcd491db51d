import { randomUUID } from "node:crypto";
import type { Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "../../domain/people/users.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { writeXlsx } from "../../platform/spreadsheets/writeXlsx.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { bulkUploads as uploads } from "../../test/bulkUpload.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { runJobs } from "../../test/runJobs.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let outsider: TestUser;
let files: ReturnType<typeof uploads>;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  outsider = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
  files = uploads(test);
});
afterAll(() => test.close());

const HEADER = "first_name,last_name,email,system_role";
const address = () => `p-${randomUUID().slice(0, 8)}@example.com`;
const personOf = async (email: string) => {
  const rows = await acrossCompanies(test.db, (tx) => tx.select().from(users).where(eq(users.email, email)));
  return rows[0];
};

describe("a file", () => {
  it("is shown first, writes nothing before it is confirmed, and changes nothing the second time", async () => {
    const [ann, bob] = [address(), address()];
    const known = await buildUser(test.db, company, { firstName: "Cor", phone: "1", location: "Delft" });
    const csv = [
      `${HEADER},phone`,
      `Ann,Ash,${ann.toUpperCase()},Employee,`,
      `Bob,Birch,${bob},Leidinggevende,06-1`,
      `Cornelis,Person,${known.email},employee,2`,
      "",
    ].join("\r\n");
    const checked = await files.check(people.admin, csv);
    expect(checked).toMatchObject({
      state: "checked",
      file_name: "people.csv",
      counts: { new: 2, changed: 1, unchanged: 0, error: 0 },
      can: ["confirm", "cancel"],
    });
    expect(await personOf(ann)).toBeUndefined();
    expect(await files.rows(people.admin, checked.id, "changed")).toMatchObject([
      { number: 4, changes: { first_name: { from: "Cor", to: "Cornelis" }, phone: { from: "1", to: "2" } } },
    ]);

    const applied = await files.apply(people.admin, checked.id);
    expect(applied).toMatchObject({ state: "applied", done: 3, total: 3, can: ["invite"] });
    expect(await personOf(ann)).toMatchObject({
      firstName: "Ann",
      status: "not_invited",
      systemRole: "employee",
    });
    expect(await personOf(bob)).toMatchObject({ systemRole: "manager", phone: "06-1" });
    expect(await personOf(known.email)).toMatchObject({
      firstName: "Cornelis",
      location: "Delft",
      version: 2,
    });
    expect(await eventsOf(test.db, company, "employee.added")).toMatchObject([
      { actorId: people.admin.id, subjectId: checked.id },
      { subjectId: checked.id },
    ]);
    const again = await files.check(people.admin, csv);
    expect(again).toMatchObject({ counts: { new: 0, changed: 0, unchanged: 3, error: 0 }, can: ["cancel"] });
    expect((await test.as(people.admin).post("/bulk_upload/confirm", { id: again.id })).status).toBe(409);
  });

  it("may be an Excel workbook with Dutch headers in any order and Windows line ends", async () => {
    const email = address();
    const bytes = await writeXlsx([
      ["Rol", "E-mailadres", "Achternaam", "Voornaam", "Kleur"],
      ["HR-manager", email, "=Zonneveld", "Zoë", "groen"],
    ]);
    const checked = await files.check(people.admin, bytes);
    expect(checked.ignored).toEqual(["Kleur"]);
    await files.apply(people.admin, checked.id);
    expect(await personOf(email)).toMatchObject({ lastName: "=Zonneveld", systemRole: "hr_manager" });
  });

  it("is refused when a required column is missing, before any row is looked at", async () => {
    const answer = await files.check(people.admin, "voornaam;e-mail\nAnn;no-address");
    expect(answer).toMatchObject({
      state: "refused",
      problem: {
        code: "file_template_mismatch",
        message: "The file does not match the criteria of the template",
        columns: ["last_name", "system_role"],
      },
      can: [],
    });
  });

  it.each([
    ["nothing", "", 422, "file_empty"],
    ["a program", Buffer.from("MZ\u0000\u0000"), 415, "file_unsupported_type"],
    ["5 MB", Buffer.alloc(5 * 1024 * 1024, "a"), 413, "file_too_large"],
  ])("of %s is refused at once", async (_name, content, status, code) => {
    expect(await files.send(people.admin, content)).toMatchObject({ status, body: { code } });
  });

  it("that breaks only when it is read says why, in the reader's language", async () => {
    const { id } = await files.check(people.admin, `${HEADER}\n"Ann,Ash`);
    const { body } = await test.ask("GET", "/bulk_upload", {
      query: { id },
      headers: { authorization: `Bearer ${test.as(people.admin).token}`, "accept-language": "nl" },
    });
    expect(body.payload).toMatchObject({
      data: [
        {
          state: "refused",
          problem: { code: "file_corrupt", message: expect.stringContaining("beschadigd") },
        },
      ],
    });
  });

  it("waits while two of the company are being read", async () => {
    const sent = [];
    for (let i = 0; i < 3; i += 1) sent.push(await files.send(people.admin, `${HEADER}\n`));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 503]);
    await runJobs(test.app.services);
  });
});

describe("wrong rows", () => {
  const errorsOf = async (by: TestUser, lines: string[], header = HEADER) => {
    const { id } = await files.check(by, [header, ...lines].join("\n"));
    const rows = await files.rows(by, id);
    return rows.map(({ errors }) => errors);
  };

  it("say what is wrong where", async () => {
    const twice = address();
    const found = await errorsOf(
      people.admin,
      [
        ",Ash,no-address,boss,someday,Purple,Moon,nobody@example.com",
        "A,B,no-address,employee,,,,",
        `A,B,${twice},employee,,,,`,
        `A,B,${twice.toUpperCase()},employee,,,,`,
        `A,B,${people.moderator.email},employee,,,,`,
        `A,B,${outsider.email},employee,,,,`,
        `A,B,${address()},employee,31-02-2026,,,`,
        `A,B,${address()},employee,1/3/2026,v,Moon,`,
        `A,B,${address()},employee,,,,nobody@example.com`,
        `A,B,${address()},employee,2026-03-01,vrouw,,${people.manager.email}`,
      ],
      `${HEADER},join_date,gender,department,manager`,
    );
    expect(found).toEqual([
      {
        first_name: "This field is required",
        email: "Enter a valid email address",
        system_role: "Use Employee, Manager, HR Manager or Administrator",
        join_date: "Write a date as 2026-03-31 or 31-03-2026",
        gender: "Choose one of the options",
      },
      // The same once more is no address either, and no duplicate.
      { email: "Enter a valid email address" },
      { email: "This address is in the file more than once" },
      { email: "This address is in the file more than once" },
      { email: "This address belongs to someone who is not an employee" },
      { email: "Someone with this email address already exists" },
      { join_date: "Write a date as 2026-03-31 or 31-03-2026" },
      { department: "This department does not exist" },
      { manager: "No one with this address works here or is in the file" },
      {},
    ]);
  });

  it("are circles of managers, through the file and through the company", async () => {
    const [top, below] = [await buildUser(test.db, company), address()];
    const middle = await buildUser(test.db, company, { managerId: top.id });
    const alone = address();
    const found = await errorsOf(
      people.admin,
      [
        `A,B,${top.email},employee,${below}`,
        `A,B,${below},employee,${middle.email}`,
        `A,B,${alone},employee,${alone}`,
      ],
      `${HEADER},manager`,
    );
    expect(found.map((errors) => Object.keys(errors))).toEqual([["manager"], ["manager"], ["manager"]]);
  });

  it("keep the last administrator and, for HR, who is above", async () => {
    const firm = await buildCompany(test.db);
    const admin = await buildUser(test.db, firm, { systemRole: "admin" });
    const hr = await buildUser(test.db, firm, { systemRole: "hr_manager" });
    const line = `Test,Person,${admin.email},employee`;
    expect(await errorsOf(admin, [line])).toEqual([
      { system_role: "A company needs at least one administrator" },
    ]);
    expect(await errorsOf(hr, [line, `A,B,${address()},admin`, `A,B,${address()},manager`])).toEqual([
      { system_role: "You cannot change this person's access level" },
      { system_role: "You cannot assign this access level" },
      {},
    ]);
  });

  it("are, for managers, people outside the line and other levels; new people join the line", async () => {
    const boss = await buildUser(test.db, company, { systemRole: "manager" });
    const report = await buildUser(test.db, company, { managerId: boss.id });
    const other = await buildUser(test.db, company);
    const added = address();
    const csv = [
      `${HEADER},manager`,
      `New,Name,${report.email},employee,`,
      `New,Name,${other.email},employee,`,
      `A,B,${address()},manager,`,
      `A,B,${address()},employee,${other.email}`,
      `New,Person,${report.email.replace("person", "p")},employee,${report.email}`,
      `A,B,${added},employee,`,
    ].join("\n");
    const { id } = await files.check(boss, csv);
    expect((await files.rows(boss, id)).map(({ outcome }) => outcome)).toEqual([
      "changed",
      "error",
      "error",
      "error",
      "new",
      "new",
    ]);
    await files.apply(boss, id);
    expect(await personOf(added)).toMatchObject({ managerId: boss.id });
    expect(await personOf(report.email.replace("person", "p"))).toMatchObject({ managerId: report.id });
    expect(await personOf(other.email)).toMatchObject({ firstName: "Test" });
  });

  it("can be downloaded with the reasons, corrected and uploaded; formulas are no formulas", async () => {
    const csv = `${HEADER}\n=1+1,Ash,no-address,employee\nOk,Person,${address()},employee`;
    const { id } = await files.check(people.admin, csv);
    const { raw } = await test.as(people.admin).get("/bulk_upload/errors", { id });
    expect(raw.headers["content-disposition"]).toBe('attachment; filename="errors.csv"');
    expect(raw.body).toBe(
      `\uFEFF${HEADER},row in file,what is wrong\r\n'=1+1,Ash,no-address,employee,2,email: Enter a valid email address\r\n`,
    );
    const email = address();
    const corrected = await files.check(people.admin, raw.body.replace("no-address", email));
    await files.apply(people.admin, corrected.id);
    expect(await personOf(email)).toMatchObject({ firstName: "=1+1" });
  });
});

describe("whose it is", () => {
  it("is the uploader's alone, and not found by other companies", async () => {
    const { id } = await files.check(people.hr_manager, `${HEADER}\nA,B,${address()},employee`);
    for (const [reader, status] of [
      [people.admin, 403],
      [outsider, 404],
    ] as const) {
      const as = test.as(reader);
      const answers = [
        await as.get("/bulk_upload", { id }),
        await as.get("/bulk_upload/rows", { id }),
        await as.get("/bulk_upload/errors", { id }),
        await as.post("/bulk_upload/confirm", { id }),
        await as.delete("/bulk_upload", { id }),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status, status]);
    }
    const { body } = await test.as(people.hr_manager).get("/bulk_upload", { kind: "employees" });
    expect(body.payload).toMatchObject({ total: 1, data: [{ id, state: "checked" }] });
  });

  it("begins with a template of either kind", async () => {
    const { raw } = await test.as(people.manager).get("/bulk_upload/template");
    expect(raw.body).toMatch(/^\uFEFFfirst_name,last_name,email,system_role,phone/);
    const xlsx = await test.as(people.manager).get("/bulk_upload/template", { format: "xlsx" });
    expect(xlsx.raw.headers["content-type"]).toContain("spreadsheetml");
  });
});
