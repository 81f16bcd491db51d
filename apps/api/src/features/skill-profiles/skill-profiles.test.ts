import type { Payload } from "@vaardig/contract/endpoint";
import { INTERNAL_ROLES, type Role } from "@vaardig/contract/roles";
import type { listJobProfiles } from "@vaardig/contract/skill-profiles/skillProfiles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { starterUri } from "../../domain/taxonomy/import/starterSource.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildSkill, buildSkillGroup, type TestUser } from "../../test/factories.ts";
import { buildJobProfile } from "../../test/jobFactories.ts";

let test: TestApp;
let people: Record<Role, TestUser>;
let welderId: string;
let foreignId: string;
let steelId: string;
let torchId: string;

beforeAll(async () => {
  test = await buildApp();
  const company = await buildCompany(test.db);
  const other = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  const steel = await buildSkill(test.db, { en: "steel", nl: "staal" });
  const torch = await buildSkill(test.db, { en: "torch", nl: "brander" });
  [steelId, torchId] = [steel.id, torch.id];
  const welder = await buildJobProfile(test.db, {
    en: "Welder",
    nl: "Lasser",
    sector: "Industry",
    requires: [
      { skillId: torch.id, level: 2, kind: "optional" },
      { skillId: steel.id, level: 4, importance: 5, mustHave: true },
    ],
  });
  welderId = welder.id;
  await buildJobProfile(test.db, { en: "Analyst", aliases: ["Number cruncher", "Zealot"] });
  await buildJobProfile(test.db, { en: "Zone manager 100%", companyId: company.id });
  foreignId = (await buildJobProfile(test.db, { en: "Secret job", companyId: other.id })).id;
});
afterAll(() => test.close());

const ask = (role: Role, path: string, query: Record<string, string | number> = {}, language = "en") =>
  test.ask("GET", path, {
    query,
    headers: { authorization: `Bearer ${test.as(people[role]).token}`, "accept-language": language },
  });

async function names(query: Record<string, string | number> = {}, language = "en"): Promise<string[]> {
  const answer = await ask("employee", "/job_profile", query, language);
  return (answer.body.payload as Payload<typeof listJobProfiles>).data.map(({ name }) => name);
}

describe("GET job_profile", () => {
  it("lists the company's own first, then the shared ones by name, never another company's", async () => {
    expect(await names()).toEqual(["Zone manager 100%", "Analyst", "Welder"]);
  });

  it("names in the reader's language, and finds by any name in any language", async () => {
    expect(await names({ search_query: "lass" }, "nl")).toEqual(["Lasser"]);
    expect(await names({ search_query: "lass" })).toEqual(["Welder"]);
    expect(await names({ search_query: "number crunch" }, "nl")).toEqual(["Analyst"]);
    expect(await names({ search_query: "z" }), "what is named so comes first").toEqual([
      "Zone manager 100%",
      "Analyst",
    ]);
    expect(await names({ search_query: "%" })).toEqual(["Zone manager 100%"]);
  });

  it("finds by the skills that are asked for at a level, with a name beside them, or by the words as typed", async () => {
    const find = (skills: string[], more = {}) => names({ skills: JSON.stringify(skills), ...more });
    expect(await find([`${steelId}.4`])).toEqual(["Welder"]);
    expect(await find([`${steelId}.5`])).toEqual([]);
    expect(await find([`${steelId}.0`, `${torchId}.2`])).toEqual(["Welder"]);
    expect(await find([`${steelId}.0`, `${torchId}.3`])).toEqual([]);
    expect(await find([`${steelId}.0`], { search_rest: "weld" })).toEqual(["Welder"]);
    expect(await find([`${steelId}.0`], { search_rest: "analyst" })).toEqual([]);
    expect(await find([`${steelId}.0`], { search_query: "analyst" })).toEqual(["Analyst", "Welder"]);
    for (const token of ["steel.2", steelId, `${steelId}.6`])
      expect((await ask("employee", "/job_profile", { skills: token })).status).toBe(400);
  });

  it("names the sector by the group of the taxonomy whose key it is", async () => {
    await buildSkillGroup(test.db, {
      uri: starterUri("group", "harbour"),
      labels: { en: "Ports", nl: "Havens" },
    });
    await buildJobProfile(test.db, { en: "Quay master", sector: "harbour" });
    for (const [language, sector] of [
      ["en", "Ports"],
      ["nl", "Havens"],
    ] as const) {
      const answer = await ask("employee", "/job_profile", { search_query: "quay" }, language);
      expect(answer.body.payload).toMatchObject({ data: [{ sector }] });
    }
  });

  it("pages and counts", async () => {
    const answer = await ask("employee", "/job_profile", { size: 1, page: 3 });
    expect(answer.body.payload).toMatchObject({
      total: 4,
      data: [{ id: welderId, sector: "Industry", description: "Welder described", skills_count: 2 }],
    });
  });
});

describe("GET skill_profile", () => {
  it("answers what the job requires, essential first", async () => {
    const answer = await ask("employee", "/skill_profile", { job_profile_id: welderId }, "nl");
    expect(answer.body.payload).toMatchObject({
      name: "Lasser",
      skills: [
        { skill: { name: "staal" }, level: 4, kind: "essential", importance: 5, must_have: true },
        { skill: { name: "brander" }, level: 2, kind: "optional", must_have: false },
      ],
    });
  });
});

describe("GET skill_profile/match", () => {
  it("reports that I have no job profile", async () => {
    const answer = await ask("employee", "/skill_profile/match");
    expect(answer.body.payload).toEqual({ job_profile_id: null, sheet: null, can: expect.any(Array) });
  });
});

describe.each([
  ["/job_profile", {}, { surprise: 1 }],
  ["/skill_profile", { job_profile_id: "" }, { job_profile_id: "1" }],
  ["/skill_profile/match", {}, { job_profile_id: "1" }],
] as [string, Record<string, string>, Record<string, string | number>][])("%s", (path, query, wrong) => {
  it("is for the company's own people", async () => {
    const filled = "job_profile_id" in query ? { job_profile_id: welderId } : query;
    for (const role of INTERNAL_ROLES) {
      expect([role, (await ask(role, path, filled)).status]).toEqual([role, 200]);
    }
    expect((await ask("freelancer", path, filled)).status).toBe(403);
    expect((await ask("staff", path, filled)).status).toBe(403);
    expect((await test.ask("GET", path, { query: filled })).status).toBe(401);
  });

  it("refuses a query it does not know", async () => {
    expect((await ask("employee", path, wrong)).status).toBe(400);
  });
});

it.each(["/skill_profile", "/skill_profile/match"])("%s does not find another company's", async (path) => {
  expect((await ask("admin", path, { job_profile_id: foreignId })).status).toBe(404);
});
