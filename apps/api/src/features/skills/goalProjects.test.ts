import type { Role } from "@vaardig/contract/roles";
import type { RecommendedProject } from "@vaardig/contract/skills/skills";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projects } from "../../domain/projects/projects.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import type { TestApp } from "../../test/buildApp.ts";
import { buildCast } from "../../test/buildCast.ts";
import { buildSkill, type TestUser } from "../../test/factories.ts";
import { buildVacancy } from "../../test/jobFactories.ts";

let test: TestApp;
let people: Record<Role, TestUser>;
let outsider: TestUser;
let welding: string;
let rigging: string;
const ids: Record<string, string> = {};

async function buildProject(name: string, skillIds: string[], publication: "open" | "closed" = "open") {
  const of = { companyId: people.admin.companyId, ownerId: people.admin.id };
  const dates = { startDate: "2026-01-01", endDate: "2027-01-01" };
  const [project] = await acrossCompanies(test.db, (tx) =>
    tx
      .insert(projects)
      .values({ ...of, ...dates, name, status: "Approved", publication })
      .returning(),
  );
  ids[name] = project?.id ?? "";
  const requires = skillIds.map((skillId) => ({ skillId, level: 3 }));
  await buildVacancy(test.db, people.admin, {
    name: `Role of ${name}`,
    projectId: ids[name],
    publication,
    requires,
  });
}

beforeAll(async () => {
  ({ test, people, outsider } = await buildCast());
  welding = (await buildSkill(test.db, { en: "welding" })).id;
  rigging = (await buildSkill(test.db, { en: "rigging" })).id;
  await buildProject("One skill", [welding]);
  await buildProject("Both skills", [welding, rigging]);
  await buildProject("Closed", [welding, rigging], "closed");
});
afterAll(() => test.close());

const ask = (who: TestUser, value: string) =>
  test.as(who).get("/recommendations", { type: "goal_projects", value });
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");
const names = async (who: TestUser, value: object) => {
  const { projects: found } = (await ask(who, encode(value))).body.payload as {
    projects: RecommendedProject[];
  };
  return found.map(({ name }) => name);
};

describe("GET recommendations?type=goal_projects", () => {
  it("finds open projects by the skills of a goal, those that ask for most of them first", async () => {
    const answer = await ask(people.employee, encode({ skills: [welding, rigging], exclude: [] }));
    expect(answer.body.payload).toMatchObject({
      total: 2,
      projects: [
        { name: "Both skills", roles: ["Role of Both skills"], skills: [{}, {}] },
        { name: "One skill", start_date: "2026-01-01", skills: [{ name: "welding" }] },
      ],
    });
    expect(await names(people.employee, { skills: [welding], exclude: [ids["One skill"]] })).toEqual([
      "Both skills",
    ]);
    expect(await names(people.employee, { skills: [], exclude: [] })).toEqual([]);
    expect(await names(outsider, { skills: [welding], exclude: [] })).toEqual([]);
  });

  it.each<[string, string]>([
    ["no base64", "%%%"],
    ["base64 of no JSON", Buffer.from("skills").toString("base64")],
    ["base64 of no text", Buffer.from([0xff, 0xfe]).toString("base64")],
    ["no exclude", encode({ skills: [] })],
    ["an unknown field", encode({ skills: [], exclude: [], more: 1 })],
    ["no ids", encode({ skills: ["welding"], exclude: [] })],
    ["a list", encode([])],
    ["plain JSON", JSON.stringify({ skills: [], exclude: [] })],
  ])("refuses %s with 400", async (_, value) => {
    expect(await ask(people.employee, value)).toMatchObject({
      status: 400,
      body: { fields: { value: expect.any(String) } },
    });
  });
});
