import type { CatalogueCourse } from "@vaardig/contract/courses/courseCatalogue";
import type { Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Answer, TestApp } from "../../test/buildApp.ts";
import { buildCast } from "../../test/buildCast.ts";
import { buildCourse } from "../../test/courseFactories.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildSkill, type TestCompany, type TestUser } from "../../test/factories.ts";

const PATH = "/course_catalogue";
let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let outsider: TestUser;
let sql: string;

beforeAll(async () => {
  ({ test, company, people, outsider } = await buildCast());
  sql = (await buildSkill(test.db, { en: "SQL" })).id;
});
afterAll(() => test.close());

const courseIn = (answer: Answer) => answer.body.payload as CatalogueCourse;
const body = (overrides: object = {}) => ({
  title_en: "SQL at work",
  title_nl: null,
  description_en: "",
  description_nl: "",
  provider_name: "Academy",
  hours: 6.5,
  price: null,
  next_start: "2030-02-01",
  url: "https://academy.example/sql",
  skills: [{ skill_id: sql, level_from: 1, level_to: 3 }],
  ...overrides,
});
const add = (overrides: object = {}, by = people.hr_manager) => test.as(by).post(PATH, body(overrides));
const list = async (query: Record<string, string> = {}) =>
  (await test.as(people.admin).get(PATH, query)).body.payload as { data: CatalogueCourse[]; total: number };
const matches = async () =>
  (
    (await test.as(people.employee).get("/learning_matching/matches", { skill_id: sql, level: 2 })).body
      .payload as { id?: string; url?: string }[]
  ).filter(({ id }) => id);

describe("a course of the company's own", () => {
  it("is added by HR, found by colleagues with its link, changed on its version, and withdrawn and offered again", async () => {
    const made = courseIn(await add());
    expect(made).toMatchObject({
      title_en: "SQL at work",
      title_nl: "",
      provider_name: "Academy",
      hours: 6.5,
      price: 0,
      feed: null,
      url: "https://academy.example/sql",
      removed: false,
      people: 0,
      can: ["edit", "remove"],
      skills: [{ skill: { id: sql }, level_from: 1, level_to: 3 }],
    });
    const { id, version } = made;
    expect(await matches()).toMatchObject([{ id, url: "https://academy.example/sql" }]);
    const put = (values: object) => test.as(people.admin).put(PATH, { id, ...values });
    const changed = courseIn(await put({ version, title_nl: "SQL op het werk", url: null }));
    expect(changed).toMatchObject({
      title_en: "SQL at work",
      title_nl: "SQL op het werk",
      url: "",
      hours: 6.5,
    });
    expect((await put({ version, hours: 3 })).body.code).toBe("stale_version");
    expect((await put({ version: changed.version, title_en: null, title_nl: "" })).body).toMatchObject({
      fields: { title_en: "Enter a title in at least one language" },
    });
    const start = { course_id: id, level: 2, skill: sql };
    await test.as(people.employee).post("/learning_matching/courses", start);
    const act = (what: string, by: number) =>
      test.as(people.hr_manager).post(`${PATH}/${what}`, { id, version: by });
    const removed = courseIn(await act("remove", changed.version));
    expect(removed).toMatchObject({ removed: true, people: 1, can: ["edit", "restore"] });
    expect(await matches()).toEqual([]);
    const mine = await test.as(people.employee).get("/learning_matching/courses");
    expect(mine.body.payload).toMatchObject([{ course_id: id, removed: true, can: ["complete", "delete"] }]);
    const edited = courseIn(await put({ version: removed.version, price: 12.5 }));
    expect(edited).toMatchObject({ removed: true, price: 12.5 });
    expect((await act("restore", removed.version)).body.code).toBe("stale_version");
    expect(courseIn(await act("restore", edited.version))).toMatchObject({ removed: false });
    for (const kind of ["added", "changed", "removed", "restored"])
      expect((await eventsOf(test.db, company, `course_catalogue.${kind}`)).length, kind).toBeGreaterThan(0);
  });

  it("needs a title, a known skill with levels in order, hours and a safe link", async () => {
    const refused = async (overrides: object, field: string) =>
      expect((await add(overrides)).body, JSON.stringify(overrides)).toMatchObject({
        fields: { [field]: expect.any(String) },
      });
    await refused({ title_en: "" }, "title_en");
    await refused({ provider_name: "" }, "provider_name");
    await refused({ hours: 0 }, "hours");
    await refused({ price: -1 }, "price");
    await refused({ skills: [] }, "skills");
    await refused({ skills: [{ skill_id: sql, level_from: 3, level_to: 3 }] }, "skills.0.level_to");
    await refused({ skills: [{ skill_id: company.id, level_from: 0, level_to: 3 }] }, "skills.0.skill_id");
    for (const url of ["http://plain.example", "javascript:alert(1)", "https://", "nowhere"])
      await refused({ url }, "url");
  });

  it("is found by its title and provider, whatever the accents, one by one and by page", async () => {
    const { id } = courseIn(await add({ title_en: "Één dag lassen", provider_name: "Weld School" }));
    for (const search_query of ["een dag", "weld school"])
      expect(await list({ search_query })).toMatchObject({ total: 1, data: [{ id }] });
    expect(await list({ id })).toMatchObject({ total: 1, data: [{ id }] });
    expect(await list({ search_query: "%" })).toMatchObject({ total: 0, data: [] });
  });

  it("from a feed is shown and changed by the feed alone; a shared one is not in the list", async () => {
    const shared = await buildCourse(test.db, { en: "Shared", teaches: [[sql, 0, 2]] });
    const companyId = company.id;
    const fed = await buildCourse(test.db, {
      companyId,
      source: "partner",
      en: "Fed",
      teaches: [[sql, 0, 2]],
    });
    const [shown] = (await list({ search_query: "Fed" })).data;
    expect(shown).toMatchObject({ id: fed.id, feed: "partner", can: [] });
    const as = test.as(people.admin);
    expect((await as.put(PATH, { id: fed.id, version: 1, hours: 3 })).status).toBe(403);
    for (const what of ["remove", "restore"])
      expect((await as.post(`${PATH}/${what}`, { id: fed.id, version: 1 })).status).toBe(403);
    expect((await as.put(PATH, { id: shared.id, version: 1, hours: 3 })).status).toBe(404);
    expect((await as.get(PATH, { id: shared.id })).status).toBe(404);
  });

  it("is kept by HR and administrators of its company alone", async () => {
    const { id, version } = courseIn(await add());
    for (const role of ["employee", "manager", "moderator", "freelancer"] as const) {
      expect((await test.as(people[role]).get(PATH)).status, role).toBe(403);
      expect((await add({}, people[role])).status, role).toBe(403);
    }
    const theirs = test.as(outsider);
    expect((await theirs.get(PATH, { id })).status).toBe(404);
    expect((await theirs.put(PATH, { id, version, hours: 3 })).status).toBe(404);
    expect((await theirs.post(`${PATH}/remove`, { id, version })).status).toBe(404);
    expect((await theirs.post(`${PATH}/restore`, { id, version })).status).toBe(404);
    for (const [method, path] of [
      ["GET", PATH],
      ["POST", PATH],
      ["PUT", PATH],
      ["POST", `${PATH}/remove`],
      ["POST", `${PATH}/restore`],
    ] as const)
      expect((await test.ask(method, path)).status).toBe(401);
    const as = test.as(people.admin);
    expect((await as.post(`${PATH}/remove`, { id })).status).toBe(400);
    expect((await as.post(`${PATH}/restore`, { id: "x", version })).status).toBe(400);
    expect((await as.put(PATH, { id, version, more: 1 })).status).toBe(400);
    expect((await as.get(PATH, { size: "500" })).status).toBe(400);
  });
});
