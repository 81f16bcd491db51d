import type { BulkUpload } from "@vaardig/contract/bulk-uploads/bulkUploads";
import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { personSkills } from "../../domain/skills/personSkills.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { writeXlsx } from "../../platform/spreadsheets/writeXlsx.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { bulkUploads } from "../../test/bulkUpload.ts";
import { eventsOf } from "../../test/eventsOf.ts";
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
let manager: TestUser;
let outsider: TestUser;
let ann: TestUser;
let bob: TestUser;
let files: ReturnType<typeof bulkUploads>;
let sql: string;
let talks: string;
let grid: string;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  hr = await buildUser(test.db, company, { systemRole: "hr_manager" });
  manager = await buildUser(test.db, company, { systemRole: "manager" });
  outsider = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
  sql = (await buildSkill(test.db, { en: "SQL", aliases: ["Structured query language"] })).id;
  talks = (await buildSkill(test.db, { en: "Negotiation", nl: "Onderhandelen" })).id;
  grid = (await buildSkill(test.db, { en: "Grid balancing", nl: "Netbalans", companyId: company.id })).id;
  files = bulkUploads(test);
});
beforeEach(async () => {
  ann = await buildUser(test.db, company, { managerId: manager.id });
  bob = await buildUser(test.db, company);
});
afterAll(() => test.close());

async function check(by: TestUser, content: string | Uint8Array): Promise<BulkUpload> {
  const { status, body } = await files.send(by, content, "skill_matrix");
  if (status !== 200) throw new Error(`the upload answered ${status}`);
  await runJobs(test.app.services);
  return files.read(by, (body.payload as BulkUpload).id);
}
async function skillsOf(user: TestUser): Promise<Record<string, [number | null, string]>> {
  const { body } = await test.as(user).get("/skill_proficiency");
  const { data } = body.payload as { data: PersonSkill[] };
  return Object.fromEntries(data.map((one) => [one.skill.id, [one.level, one.source]]));
}
const addSkill = (by: TestUser, skill_id: string, level: number) =>
  test.as(by).post("/skill_proficiency", { skill_id, level });

describe("a skill matrix", () => {
  it("shows what it would do, confirms levels, keeps what held before, and changes nothing the second time", async () => {
    await addSkill(ann, sql, 2);
    await addSkill(ann, talks, 3);
    await test.as(bob).post("/skill_wish", { skill_id: grid });
    const csv = [
      "Name,E-mailadres,Structured Query Language,onderhandelen,NETBALANS",
      `Ann,${ann.email.toUpperCase()},4,Gemiddeld,`,
      `Bob,${bob.email},,Expert,2`,
    ].join("\n");
    const checked = await check(hr, csv);
    expect(checked).toMatchObject({
      kind: "skill_matrix",
      state: "checked",
      counts: { new: 0, changed: 2, unchanged: 0, error: 0 },
      ignored: ["Name"],
      hints: {},
    });
    expect(await files.rows(hr, checked.id)).toMatchObject([
      {
        number: 2,
        changes: {
          "Structured Query Language": { from: "2 self", to: "4" },
          onderhandelen: { from: "3 self", to: "3" },
        },
      },
      { number: 3, changes: { onderhandelen: { from: "", to: "5" }, NETBALANS: { from: "", to: "2" } } },
    ]);
    expect(await skillsOf(bob)).toEqual({});

    expect(await files.apply(hr, checked.id)).toMatchObject({ state: "applied", can: [] });
    expect(await skillsOf(ann)).toEqual({ [sql]: [4, "confirmed"], [talks]: [3, "confirmed"] });
    expect(await skillsOf(bob)).toEqual({ [talks]: [5, "confirmed"], [grid]: [2, "confirmed"] });
    const rows = await acrossCompanies(test.db, (tx) =>
      tx
        .select()
        .from(personSkills)
        .where(and(eq(personSkills.userId, ann.id), eq(personSkills.skillId, sql)))
        .orderBy(asc(personSkills.id)),
    );
    expect(rows).toMatchObject([
      { level: 2, source: "self", createdBy: ann.id },
      { level: 4, validTo: null, createdBy: hr.id, evidence: "Skill matrix: people.csv" },
    ]);
    expect(rows[0]?.validTo).toEqual(rows[1]?.validFrom);
    expect(((await test.as(bob).get("/skill_wish")).body.payload as { total: number }).total).toBe(0);
    expect(await eventsOf(test.db, company, "skills.confirmed")).toMatchObject([
      { actorId: hr.id, userId: ann.id },
      { actorId: hr.id, userId: bob.id },
    ]);

    expect(await check(hr, csv)).toMatchObject({ counts: { changed: 0, unchanged: 2 }, can: ["cancel"] });
  });

  it("says per row what is wrong, and which headers may be meant for which skill", async () => {
    const twice = await buildUser(test.db, company);
    const xlsx = await writeXlsx([
      ["email", "SQL", "Negotation", "sql", "Department"],
      [ann.email, "6", "1", "", "x"],
      ["nobody@example.com", "3", "", "", ""],
      [outsider.email, "3", "", "", ""],
      [hr.email, "3", "", "", ""],
      [twice.email, "3", "", "", ""],
      [twice.email, "2", "", "", ""],
      ["", "2", "", "", ""],
      [bob.email, "Advanced", "", "", ""],
    ]);
    const checked = await check(hr, xlsx);
    expect(checked).toMatchObject({
      counts: { changed: 1, error: 7 },
      ignored: ["Negotation", "sql", "Department"],
      hints: { Negotation: "Did you mean “Negotiation”?", sql: "“SQL” already has a column" },
    });
    const errors = (await files.rows(hr, checked.id, "error")).map((row) => Object.entries(row.errors)[0]);
    expect(errors).toEqual([
      ["SQL", "Write a level as 1 to 5, or as Beginner, Basic, Intermediate, Advanced, Expert"],
      ["email", "No one with this address works here"],
      ["email", "No one with this address works here"],
      ["email", "You cannot confirm your own levels"],
      ["email", "This address is in the file more than once"],
      ["email", "This address is in the file more than once"],
      ["email", "This field is required"],
    ]);
  });

  it.each([
    ["an address", "name,SQL\nx,3", ["email"]],
    ["any skill", "email,Team\na@example.com,3", ["skill"]],
  ])("without %s is refused", async (_words, csv, columns) => {
    expect(await check(hr, csv)).toMatchObject({
      state: "refused",
      problem: { code: "file_template_mismatch", columns },
    });
  });

  it("of a manager confirms the own line alone; another company's skills are not known", async () => {
    const checked = await check(manager, `email,SQL\n${ann.email},3\n${bob.email},3`);
    expect(checked).toMatchObject({ counts: { changed: 1, error: 1 } });
    expect(await files.rows(manager, checked.id, "error")).toMatchObject([
      { number: 3, errors: { email: "This person is not in your reporting line" } },
    ]);
    await files.apply(manager, checked.id);
    expect([await skillsOf(ann), await skillsOf(bob)]).toEqual([{ [sql]: [3, "confirmed"] }, {}]);
    expect(await check(outsider, `email,SQL,Grid balancing\n${ann.email},3,2`)).toMatchObject({
      ignored: ["Grid balancing"],
      counts: { error: 1 },
    });
    const employee = await files.send(ann, "email,SQL\nx,1", "skill_matrix");
    expect(employee.status).toBe(403);
  });

  it("leaves out a row whose levels were changed after it was shown", async () => {
    const checked = await check(hr, `email,SQL\n${ann.email},3\n${bob.email},3`);
    await addSkill(ann, sql, 5);
    const applied = await files.apply(hr, checked.id);
    expect(applied).toMatchObject({ counts: { changed: 1, error: 1 } });
    expect([await skillsOf(ann), await skillsOf(bob)]).toEqual([
      { [sql]: [5, "self"] },
      { [sql]: [3, "confirmed"] },
    ]);
  });
});
