import type { FindResults } from "@vaardig/contract/find/find";
import type { Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../test/buildApp.ts";
import { buildCast } from "../../test/buildCast.ts";
import { buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildVacancy } from "../../test/jobFactories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let outsider: TestUser;
let report: TestUser;
let colleague: TestUser;
let gone: TestUser;
let candidate: TestUser;

beforeAll(async () => {
  ({ test, company, people, outsider } = await buildCast());
  const named = (firstName: string, lastName: string, more = {}) =>
    buildUser(test.db, company, { firstName, lastName, ...more });
  report = await named("Sanne", "Visser", { managerId: people.manager.id });
  colleague = await named("Jürgen", "Visser-Möller");
  gone = await named("Ronald", "Visser", { status: "deactivated" });
  candidate = await named("Katrien", "Visser", {
    systemRole: "freelancer",
    account: false,
    headline: "Planner",
  });
  await named("Victor", "Visser", { systemRole: "freelancer", status: "unconfirmed" });
  const there = { firstName: "Sanne", lastName: "Visser" };
  await buildUser(test.db, { id: outsider.companyId }, there);
  await buildUser(test.db, { id: outsider.companyId }, { ...there, systemRole: "freelancer" });
  await buildVacancy(test.db, outsider, { name: "Visser op zee" });
});
afterAll(() => test.close());

const find = async (who: TestUser, search_query: string): Promise<FindResults> => {
  const { status, body } = await test.as(who).get("/find", { search_query });
  expect([status, body]).toEqual([200, body]);
  return body.payload as FindResults;
};
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe("people and candidates", () => {
  it("are found by each role as its scope says, and no one of another company is", async () => {
    const rows = async (role: Role) => {
      const found = await find(people[role], "visser");
      const opened = found.people.map(({ name, opens }) => `${name}: ${opens}`);
      return { people: opened.sort(), candidates: names(found.candidates) };
    };
    const cards = ["Jürgen Visser-Möller: card", "Sanne Visser: card"];
    const records = ["Jürgen Visser-Möller: record", "Ronald Visser: record", "Sanne Visser: record"];
    expect(await rows("employee")).toEqual({ people: cards, candidates: [] });
    expect(await rows("manager")).toEqual({
      people: ["Jürgen Visser-Möller: card", "Sanne Visser: record"],
      candidates: [],
    });
    expect(await rows("moderator")).toEqual({ people: cards, candidates: ["Katrien Visser"] });
    expect(await rows("hr_manager")).toEqual({ people: records, candidates: ["Katrien Visser"] });
    expect(await rows("admin")).toEqual({ people: records, candidates: ["Katrien Visser"] });
    expect(await rows("freelancer")).toEqual({ people: [], candidates: [] });
  });

  it.each([
    ["visser sanne", "Sanne Visser"],
    ["SAN vis", "Sanne Visser"],
    ["jurgen", "Jürgen Visser-Möller"],
    ["juergen moller", "Jürgen Visser-Möller"],
  ])("are found by their words in any order, whatever capitals and accents: %s", async (typed, name) => {
    expect(names((await find(people.employee, typed)).people)).toEqual([name]);
  });

  it.each([
    ["sane viser", "Sanne Visser"],
    ["snane", "Sanne Visser"],
    ["jurgan", "Jürgen Visser-Möller"],
    ["moler", "Jürgen Visser-Möller"],
  ])("are found in spite of a typo: %s", async (typed, name) => {
    expect(names((await find(people.employee, typed)).people)).toContain(name);
  });

  it("who begins with what was typed comes first, and no more than five come", async () => {
    for (let n = 0; n < 6; n += 1)
      await buildUser(test.db, company, { firstName: `A${n}`, lastName: "Zonnema" });
    await buildUser(test.db, company, { firstName: "Zonne", lastName: "Bloem" });
    const found = names((await find(people.employee, "zonne")).people);
    expect(found).toEqual(["Zonne Bloem", "A0 Zonnema", "A1 Zonnema", "A2 Zonnema", "A3 Zonnema"]);
  });

  it("signs mean themselves", async () => {
    for (const typed of ["%", "_", "(", "\\", "viss%", "[aeiou]{3}", "^visser", "$^$^"])
      expect((await find(people.admin, typed)).people).toEqual([]);
  });
});

describe("jobs", () => {
  it("are found where the reader works on them or looks for work", async () => {
    const make = (name: string, more = {}) => buildVacancy(test.db, people.hr_manager, { name, ...more });
    await make("Turbine mechanic", { external: true, location: "Den Helder" });
    await make("Turbine planner");
    await make("Turbine draft", { status: "Draft" });
    await buildVacancy(test.db, people.employee, { name: "Turbine proposal", status: "Draft" });
    const rows = async (role: Role) =>
      (await find(people[role], "turbine")).jobs.map(({ name, opens }) => `${name}: ${opens}`).sort();
    expect(await rows("freelancer")).toEqual(["Turbine mechanic: offer"]);
    expect(await rows("manager")).toEqual(["Turbine mechanic: offer", "Turbine planner: offer"]);
    expect(await rows("employee")).toEqual([
      "Turbine mechanic: offer",
      "Turbine planner: offer",
      "Turbine proposal: recruiting",
    ]);
    expect(await rows("hr_manager")).toEqual([
      "Turbine draft: recruiting",
      "Turbine mechanic: recruiting",
      "Turbine planner: recruiting",
    ]);
    expect(await rows("moderator")).toHaveLength(4);
    expect((await find(people.employee, "mecanic turbine")).jobs).toMatchObject([
      { name: "Turbine mechanic", about: "Den Helder" },
    ]);
    expect((await find(people.admin, "op zee")).jobs).toEqual([]);
  });
});

describe("what was opened lately", () => {
  it("is returned again by id, less what the reader may not see", async () => {
    const known = async (who: TestUser) => {
      const ids = JSON.stringify([report.id, colleague.id, gone.id, candidate.id, outsider.id]);
      const { status, body } = await test.as(who).get("/find/known", { people: ids, candidates: ids });
      expect(status).toBe(200);
      const found = body.payload as FindResults;
      return [names(found.people).sort(), names(found.candidates)];
    };
    expect(await known(people.employee)).toEqual([["Jürgen Visser-Möller", "Sanne Visser"], []]);
    expect(await known(people.admin)).toEqual([
      ["Jürgen Visser-Möller", "Ronald Visser", "Sanne Visser"],
      ["Katrien Visser"],
    ]);
    expect(await known(outsider)).toEqual([["Test Person"], []]);
  });
});

it("is refused without words, with unknown parameters, without a session and to staff", async () => {
  const { admin, staff } = people;
  const wrong: Record<string, string | number>[] = [
    {},
    { search_query: " " },
    { search_query: "a".repeat(201) },
    { search_query: "a", size: 9 },
  ];
  for (const query of wrong) expect((await test.as(admin).get("/find", query)).status).toBe(400);
  expect((await test.as(admin).get("/find/known", { people: "no id" })).status).toBe(400);
  expect((await test.ask("GET", "/find", { query: { search_query: "a" } })).status).toBe(401);
  expect((await test.ask("GET", "/find/known")).status).toBe(401);
  expect((await test.as(staff).get("/find", { search_query: "a" })).status).toBe(403);
  expect((await test.as(staff).get("/find/known")).status).toBe(403);
});
