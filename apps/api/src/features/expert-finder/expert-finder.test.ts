import type { Expert } from "@vaardig/contract/expert-finder/expertFinder";
import type { PersonMatch } from "@vaardig/contract/jobs/jobs";
import type { MatchSheet } from "@vaardig/contract/matching";
import type { Role } from "@vaardig/contract/roles";
import type { RequiredSkill } from "@vaardig/contract/skill-profiles/skillProfiles";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PeopleSide } from "../../domain/matching/matchEngine.ts";
import { startMatchEngine } from "../../domain/matching/startMatchEngine.ts";
import { personSkills } from "../../domain/skills/personSkills.table.ts";
import { acrossCompanies, inCompany } from "../../platform/db/database.ts";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { buildJobProfile, buildVacancy } from "../../test/jobFactories.ts";
import { buildDepartment, buildRole } from "../../test/organizationFactories.ts";
import { expertsByName } from "./expert-finder.queries.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let skills: { id: string }[];
let anna: TestUser;
let bram: TestUser;

const payload = <T>(answer: Answer) => answer.body.payload as T;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  skills = await Promise.all([1, 2, 3, 4, 5].map((idf) => buildSkill(test.db, { en: `Craft ${idf}`, idf })));
  anna = await buildUser(test.db, company, {
    firstName: "Anna",
    headline: "Ship's carpenter",
    location: "Delft",
    availability: 24,
  });
  bram = await buildUser(test.db, company, {
    firstName: "Bram",
    systemRole: "freelancer",
    location: "Utrecht",
    availability: 40,
  });
  const { id: companyId } = company;
  await acrossCompanies(test.db, async (tx) => {
    for (const [index, person] of [anna, bram, ...Object.values(people)].entries())
      for (const [n, skill] of skills.entries()) {
        const level = (index * 3 + n * 2) % 6;
        if (level > 0)
          await tx.insert(personSkills).values({
            companyId,
            userId: person.id,
            skillId: skill.id,
            level,
            source: "self",
            createdBy: person.id,
          });
      }
  });
});
afterAll(() => test.close());

const asking = (n: number, level = 3, more: object = {}) => ({
  skill_id: skills[n]?.id ?? "",
  level,
  kind: "essential",
  importance: 3,
  must_have: false,
  ...more,
});
const search = (by: TestUser, body: object) => test.as(by).post("/expert_finder/search", body);
interface Found {
  data: Expert[];
  total: number;
  skills: RequiredSkill[];
}
const find = async (body: object, by = people.moderator) => payload<Found>(await search(by, body));
const names = async (body: object) => (await find(body)).data.map(({ name }) => name.split(" ")[0]);

describe("POST expert_finder/search", () => {
  it("ranks everyone who is active inside and outside, and hides no one by a score", async () => {
    const {
      data,
      total,
      skills: asked,
    } = await find({ skills: [asking(0, 5, { must_have: true }), asking(1)] });
    expect(total).toBe(8);
    expect(data).toHaveLength(8);
    expect(asked.map(({ skill, level }) => [skill.name, level])).toEqual([
      ["Craft 1", 5],
      ["Craft 2", 3],
    ]);
    const scores = data.map(({ match }) => match.score ?? -1);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores.at(-1)).toBeLessThan(0.4);
    expect(data.find(({ id }) => id === anna.id)).toMatchObject({
      headline: "Ship's carpenter",
      location: "Delft",
      hours: 24,
      internal: true,
      can: ["add_to_talent_pool", "add_to_job"],
    });
    expect(data.some(({ id }) => id === people.staff.id)).toBe(false);
  });

  it("ranks as a vacancy that asks for the same skills does, number by number", async () => {
    const rating = fc.record({
      level: fc.integer({ min: 1, max: 5 }),
      kind: fc.constantFrom("essential" as const, "optional" as const),
      importance: fc.integer({ min: 1, max: 5 }),
      must_have: fc.boolean(),
    });
    const query = fc
      .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 4 }), rating), { selector: ([n]) => n, minLength: 1 })
      .map((entries) => entries.map(([n, rated]) => asking(n, rated.level, rated)));
    await fc.assert(
      fc.asyncProperty(query, fc.constantFrom("all", "internal", "external"), async (asked, side) => {
        const vacancy = await buildVacancy(test.db, people.admin, {
          requires: asked.map(({ skill_id, must_have, ...rest }) => ({
            ...(rest as object),
            skillId: skill_id,
            mustHave: must_have as boolean,
            level: rest.level,
          })),
        });
        const { data, total } = await find({ skills: asked, people: side });
        const query = { job_vacancy_id: vacancy.id, people: side };
        const matches = await test.as(people.moderator).get("/job_vacancy/people", query);
        const ranked = payload<{ data: PersonMatch[]; total: number }>(matches);
        expect(data.map(({ id, match }) => [id, match])).toEqual(
          ranked.data.map(({ id, match }) => [id, match]),
        );
        expect(total).toBe(ranked.total);
      }),
      { numRuns: 12 },
    );
  });

  it.each([
    ["a name", { search_query: "ÁNN" }, ["Anna"]],
    ["a headline", { search_query: "çarpenter" }, ["Anna"]],
    ["a sign of patterns", { search_query: "%" }, []],
    ["places", { locations: ["Utrecht", "Nowhere"] }, ["Bram"]],
    ["hours", { hours: 20 }, ["Bram", "Anna"]],
    ["more hours", { hours: 30 }, ["Bram"]],
    ["a side and a place", { people: "internal", locations: ["Utrecht"] }, []],
  ])("finds by %s, with skills and without", async (_, filter, found) => {
    expect((await names({ ...filter, skills: [asking(2)] })).sort()).toEqual([...found].sort());
    const { data, total } = await find(filter);
    expect(data.map(({ name }) => name.split(" ")[0]).sort()).toEqual([...found].sort());
    expect(total).toBe(found.length);
    expect(data.every(({ match }) => match.score === null)).toBe(true);
  });

  it("finds the same people with skills, without, and in the database's order, also right after anything changed", async () => {
    const own = await buildCompany(test.db);
    const recruiter = await buildUser(test.db, own, { systemRole: "moderator" });
    const { id: departmentId } = await buildDepartment(test.db, own);
    const role = await buildRole(test.db, own, { name: "Weaver of nets" });
    const job = await buildJobProfile(test.db, { en: "Net maker", nl: "Nettenbreier" });
    const staff = await Promise.all(Array.from({ length: 8 }, () => buildUser(test.db, own)));
    const texts = ["Anna", "ÉLAN", "net", "weaver", "Nettenbreier", "a b", ""];
    const change = fc.oneof(
      fc.record({
        column: fc.constantFrom("first_name", "last_name", "headline", "location"),
        to: fc.constantFrom(...texts),
      }),
      fc.record({ column: fc.constant("availability"), to: fc.constantFrom(null, 8, 40) }),
      fc.record({ column: fc.constant("department_id"), to: fc.constantFrom(null, departmentId) }),
      fc.record({ column: fc.constant("role_id"), to: fc.constantFrom(null, role.id) }),
      fc.record({ column: fc.constant("job_profile_id"), to: fc.constantFrom(null, job.id) }),
      fc.record({ column: fc.constant("status"), to: fc.constantFrom("active", "deactivated") }),
    );
    const changes = fc.array(fc.tuple(fc.integer({ min: 0, max: 7 }), change), {
      minLength: 1,
      maxLength: 8,
    });
    const filter = fc.record({
      search_query: fc.constantFrom("", "ann", "elan", "NET", "weaver", "breier", "a", "b"),
      people: fc.constantFrom<PeopleSide>("all", "internal", "external"),
      departments: fc.constantFrom<string[]>([], [departmentId]),
      locations: fc.constantFrom<string[]>([], ["Anna", "a b"], ["net"]),
      hours: fc.constantFrom(null, null, 20),
    });
    const found = async (body: object) => {
      const { data, total } = await find(body, recruiter);
      return { ids: data.map(({ id }) => id).sort(), total };
    };
    const engine = startMatchEngine({ ...test.config, max: 2 });
    const page = { page: 0, size: 100 };
    const anyone = { search: "", departments: [], locations: [], hours: null };
    // Not read yet: no one waits for it.
    expect(await engine.peopleByName(own.id, { people: "all", filter: anyone, ...page })).toBeNull();
    await engine.readyPeople(own.id);
    await fc.assert(
      fc.asyncProperty(changes, fc.constantFrom("Weaver", "Welder"), filter, async (given, name, asked) => {
        await acrossCompanies(test.db, async (tx) => {
          for (const [at, { column, to }] of given)
            await tx.$client.query(`update users set ${column} = $2 where id = $1`, [staff[at]?.id, to]);
          await tx.$client.query("update roles set name = $2 where id = $1", [role.id, name]);
        });
        expect(await found({ ...asked, skills: [asking(0)] })).toEqual(await found(asked));
        const { search_query: search, people: side, ...rest } = asked;
        const byName = await engine.peopleByName(own.id, {
          people: side,
          filter: { search, ...rest },
          ...page,
        });
        const listed = await inCompany(test.db, own.id, (tx) => expertsByName(tx, own.id, asked, page));
        expect(byName).toEqual(listed);
      }),
      { numRuns: 25 },
    );
    await engine.close();
  });

  it("pages without losing anyone", async () => {
    const all = await find({ skills: [asking(3)] });
    const pages = await Promise.all([0, 1, 2].map((page) => find({ skills: [asking(3)], page, size: 3 })));
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(all.data.map(({ id }) => id));
    expect(pages.map(({ total }) => total)).toEqual([8, 8, 8]);
  });

  it("lets HR and administrators add external people too", async () => {
    const { data } = await find({ search_query: "bram" }, people.hr_manager);
    expect(data).toMatchObject([{ id: bram.id, can: ["add_to_talent_pool", "add_to_job"] }]);
  });

  it.each([
    [{ skills: [{ skill_id: "no", level: 3, kind: "essential", importance: 3, must_have: false }] }],
    [{ hours: 41 }],
    [{ people: "somebody" }],
    [{ gender: "Female" }],
    [{ size: 101 }],
  ])("refuses %j", async (body) => {
    expect((await search(people.moderator, body)).status).toBe(400);
  });

  it("refuses a level of 6, a skill twice, and one that no one knows, at the field", async () => {
    expect((await search(people.moderator, { skills: [asking(0, 6)] })).status).toBe(400);
    expect((await search(people.moderator, { skills: [asking(0), asking(0)] })).status).toBe(400);
    const unknown = { ...asking(0), skill_id: "00000000-0000-7000-8000-000000000000" };
    const answer = await search(people.moderator, { skills: [unknown] });
    expect(answer.body.fields).toEqual({ "skills.0.skill_id": "This skill does not exist" });
  });

  it("is for recruiters, HR and administrators, each in their own company", async () => {
    for (const role of ["employee", "manager", "freelancer", "staff"] as const)
      expect((await search(people[role], {})).status).toBe(403);
    const stranger = await buildUser(test.db, await buildCompany(test.db), { systemRole: "moderator" });
    expect(await find({ skills: [asking(0)] }, stranger)).toMatchObject({
      total: 1,
      data: [{ id: stranger.id }],
    });
  });
});

describe("POST expert_finder/explain", () => {
  const explain = (by: TestUser, userId: string, asked: object[]) =>
    test.as(by).post("/expert_finder/explain", { user_id: userId, skills: asked });

  it("adds up to the number of the list, and is logged", async () => {
    const asked = [asking(1, 4), asking(4, 2, { kind: "optional" })];
    const { data } = await find({ skills: asked });
    const sheet = payload<MatchSheet>(await explain(people.moderator, anna.id, asked));
    const row = data.find(({ id }) => id === anna.id);
    const { score, band, capped_by } = sheet;
    expect({ score, band, capped: capped_by !== null, provisional: false }).toEqual(row?.match);
    expect(sheet.never_used).toContain("gender");
    expect(await eventsOf(test.db, company, "match.read")).toMatchObject([
      { userId: anna.id, actorId: people.moderator.id },
    ]);
  });

  it("asks for skills and for someone who is there", async () => {
    expect((await explain(people.moderator, anna.id, [])).status).toBe(400);
    const stranger = await buildUser(test.db, await buildCompany(test.db));
    expect((await explain(people.admin, stranger.id, [asking(0)])).status).toBe(404);
    expect((await explain(people.employee, anna.id, [asking(0)])).status).toBe(403);
  });
});

it("returns the available filters", async () => {
  const answer = await test.as(people.hr_manager).get("/expert_finder/filters");
  expect(answer.body.payload).toMatchObject({
    locations: [
      { name: "Delft", count: 1 },
      { name: "Utrecht", count: 1 },
    ],
  });
});
