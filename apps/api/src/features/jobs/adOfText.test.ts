import type { Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildSkill, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildJobProfile } from "../../test/jobFactories.ts";
import { buildDepartment } from "../../test/organizationFactories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let welding: string;
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  welding = (await buildSkill(test.db, { en: "welding", nl: "lassen" })).id;
});
afterAll(() => test.close());

const read = (text: string, as: Role = "moderator") =>
  test.as(people[as]).post("/job_vacancy/from_text", { text });
const AD = [
  "Vacature: Lasser constructie",
  "Utrecht · Assembly hall · 32-40 uur · € 3.100 – € 3.800 per maand · start 1 maart 2027",
  "Wat breng je mee?",
  "- advanced welding, a must",
  "Wat bieden wij?",
  "- English lessons",
  "Solliciteer vóór 1 februari 2099.",
].join("\n");

it("answers the fields of a job, each with the words it comes from", async () => {
  const department = await buildDepartment(test.db, company, "Assembly hall");
  const made = { name_en: "Structural welder", name_nl: "Lasser constructie" };
  const { body: added } = await test.as(people.hr_manager).post("/job_profile", made);
  const profile = added.payload as { id: string };
  const { status, body } = await read(AD);
  expect(status).toBe(200);
  expect(body.payload).toMatchObject({
    name: { value: "Lasser constructie", words: expect.stringContaining("Lasser") },
    job_profile: { value: { id: profile.id, name: "Structural welder" }, words: "Lasser constructie" },
    department: { value: { id: department.id, name: "Assembly hall" } },
    location: { value: "Utrecht" },
    hours: { value: 40, words: "32-40 uur" },
    hours_from: { value: 32, words: "32-40 uur" },
    salary_from: { value: 3100, words: "€ 3.100 – € 3.800" },
    salary_to: { value: 3800 },
    available_from: { value: "2027-03-01" },
    apply_by: { value: "2099-01-31", words: "Solliciteer vóór 1 februari 2099" },
    description: expect.stringContaining("• advanced welding"),
    skills: [{ skill: { id: welding }, must_have: true, level: 4 }],
    other_jobs: [],
    ads: [],
    language: null,
  });
});

it("knows no department or profile of another company", async () => {
  const other = await buildCompany(test.db);
  await buildDepartment(test.db, other, "Foundry");
  await buildJobProfile(test.db, { companyId: other.id, en: "Secret caster" });
  const { body } = await read("Secret caster\nUtrecht · Foundry · 36 hours a week\nYour job");
  expect(body.payload).toMatchObject({ job_profile: null, department: null, hours: { value: 36 } });
});

it("says nothing of what the text does not say", async () => {
  const { body } = await read("Hello.");
  const nothing = { name: null, job_profile: null, department: null, location: null, hours: null };
  expect(body.payload).toMatchObject({ ...nothing, salary_from: null, available_from: null, skills: [] });
});

it("says in which language an ad is that no one reads, and keeps place, hours and salary but no skills of it", async () => {
  const german = `Schweißer (m/w/d)
Standort: Enschede
Arbeitszeit: 32–40 Stunden pro Woche
Gehalt: 3.400 € bis 4.600 € brutto im Monat

Wir suchen dich für unser Team. Du bist für die welding zuständig und du arbeitest mit den Kollegen.`;
  const { body } = await read(german);
  expect(body.payload).toMatchObject({
    name: { value: "Schweißer" },
    location: { value: "Enschede" },
    hours: { value: 40 },
    salary_to: { value: 4600 },
    language: "de",
    skills: [],
  });
});

it("reads the first of two ads, and says where each is", async () => {
  const body = "You work in Zwolle, early in the morning, with four colleagues and two ovens.";
  const text = `Vacancy: Baker\n${body}\n\nVacature: Lasser\nProfile\n- welding, a must, in our hall with large frames\n- reading technical drawings well`;
  const both = (await read(text)).body.payload as { ads: { title: string; start: number; end: number }[] };
  expect(both).toMatchObject({ name: { value: "Baker" }, skills: [], ads: [{}, { title: "Lasser" }] });
  const second = both.ads[1];
  const { body: one } = await read(text.slice(second?.start, second?.end));
  expect(one.payload).toMatchObject({ name: { value: "Lasser" }, skills: [{ must_have: true }], ads: [] });
});

it("refuses an empty text, one that is too long, and who makes no jobs", async () => {
  expect((await read("")).status).toBe(400);
  expect((await read("x".repeat(20_001))).status).toBe(400);
  expect((await read("x", "freelancer")).status).toBe(403);
});

it("says of the field why a link, blanks or 2 MB are no ad", async () => {
  const said = async (text: string) => {
    const { status, body } = await read(text);
    return [status, body.success, body.fields?.text];
  };
  expect(await said("https://example.com/jobs/1")).toEqual([400, false, expect.stringContaining("link")]);
  expect(await said("  \n ")).toEqual([400, false, expect.stringContaining("required")]);
  expect(await said("welding ".repeat(262_144))).toEqual([413, false, expect.stringContaining("20,000")]);
});
