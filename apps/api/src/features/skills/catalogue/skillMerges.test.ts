import { randomUUID } from "node:crypto";
import type { SkillDetail } from "@vaardig/contract/skills/skillCatalogue";
import type { MergePreview, SkillMerge } from "@vaardig/contract/skills/skillMerges";
import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { acrossCompanies } from "../../../platform/db/database.ts";
import { type Answer, buildApp, type TestApp } from "../../../test/buildApp.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../../test/factories.ts";
import { buildJobProfile, buildVacancy } from "../../../test/jobFactories.ts";

let test: TestApp;
let company: TestCompany;
let admin: TestUser;
let outsider: TestUser;
let from: string;
let into: string;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  admin = await buildUser(test.db, company, { systemRole: "admin" });
  outsider = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
});
beforeEach(async () => {
  const companyId = company.id;
  from = (await buildSkill(test.db, { en: `from ${randomUUID()}`, companyId })).id;
  into = (await buildSkill(test.db, { en: `into ${randomUUID()}` })).id;
});
afterAll(() => test.close());

const payload = <T>({ body }: Answer) => body.payload as T;
const person = () => buildUser(test.db, company);
const addSkill = (by: TestUser, skill_id: string, level: number) =>
  test.as(by).post("/skill_proficiency", { skill_id, level });
const wish = (by: TestUser, skill_id: string) => test.as(by).post("/skill_wish", { skill_id });
const pair = () => ({ from_id: from, into_id: into });
const merge = async () => payload<SkillMerge>(await test.as(admin).post("/skill/merge", pair()));
const undo = (id: string) => test.as(admin).post("/skill/merge/undo", { id });
async function levels(of: TestUser): Promise<Record<string, number | null>> {
  const { data } = payload<{ data: PersonSkill[] }>(await test.as(of).get("/skill_proficiency"));
  return Object.fromEntries(data.map((one) => [one.skill.id, one.level]));
}
async function wishes(of: TestUser): Promise<string[]> {
  const { data } = payload<{ data: { skill: { id: string } }[] }>(await test.as(of).get("/skill_wish"));
  return data.map((one) => one.skill.id).sort();
}

const TABLES = ["person_skills", "skill_wishes", "job_profile_skills", "vacancy_skills"];
/** Every row of the company that a merge may touch, in a fixed order. */
async function rows(): Promise<unknown[]> {
  return acrossCompanies(test.db, async (tx) => {
    const all = [];
    for (const table of TABLES) {
      const text = `select to_jsonb(t) as row from ${table} t where company_id = $1 order by to_jsonb(t)::text`;
      all.push((await tx.$client.query(text, [company.id])).rows);
    }
    return all;
  });
}

describe("a merge", () => {
  it("previews who it affects, moves everything, keeps the better level, and is undone exactly", async () => {
    const [onlyFrom, both, better, wisher] = [await person(), await person(), await person(), await person()];
    await addSkill(onlyFrom, from, 2);
    await addSkill(onlyFrom, from, 3);
    await addSkill(both, from, 2);
    await addSkill(both, into, 4);
    await addSkill(better, from, 5);
    await addSkill(better, into, 1);
    await test.as(admin).post("/skill_proficiency/confirm", { user_id: better.id, skill_id: from, level: 3 });
    await wish(wisher, from);
    await wish(wisher, into);
    await wish(onlyFrom, into);
    const profile = await buildJobProfile(test.db, {
      companyId: company.id,
      requires: [
        { skillId: from, level: 4, kind: "optional", importance: 2, mustHave: true },
        { skillId: into, level: 2, kind: "essential", importance: 5 },
      ],
    });
    const vacancy = await buildVacancy(test.db, admin, { requires: [{ skillId: from, level: 3 }] });
    const before = await rows();

    const preview = payload<MergePreview>(await test.as(admin).post("/skill/merge/preview", pair()));
    expect(preview).toMatchObject({
      people: { count: 3 },
      people_with_both: 2,
      wishes_count: 1,
      job_profiles: { count: 1, first: [{ id: profile.id }] },
      vacancies: { count: 1, first: [{ id: vacancy.id }] },
    });
    expect(await rows()).toEqual(before);

    const merged = await merge();
    expect(merged).toMatchObject({ from: { id: from }, into: { id: into }, people_count: 3, can: ["undo"] });
    expect(await levels(onlyFrom)).toEqual({ [into]: 3 });
    expect(await levels(both)).toEqual({ [into]: 4 });
    expect(await levels(better)).toEqual({ [into]: 3 });
    expect([await wishes(wisher), await wishes(onlyFrom)]).toEqual([[into], []]);
    const history = await test
      .as(admin)
      .get("/skill_proficiency/history", { user_id: both.id, skill_id: into });
    const told = payload<{ data: { level: number }[] }>(history).data.map((one) => one.level);
    expect(told.sort()).toEqual([2, 4]);
    const asked = await acrossCompanies(test.db, (tx) =>
      tx.$client.query(
        "select skill_id, level, kind, importance, must_have from job_profile_skills where job_profile_id = $1",
        [profile.id],
      ),
    );
    expect(asked.rows).toEqual([
      { skill_id: into, level: 4, kind: "essential", importance: 5, must_have: true },
    ]);
    expect(
      payload<SkillDetail>(await test.as(admin).get("/skill_catalogue/skill", { id: from })),
    ).toMatchObject({
      id: into,
      people_count: 3,
      merged_from: [{ id: from }],
    });
    await addSkill(wisher, from, 1);
    expect(await levels(wisher)).toEqual({ [into]: 1 });
    const { data: mine } = payload<{ data: PersonSkill[] }>(await test.as(wisher).get("/skill_proficiency"));
    await test.as(wisher).delete("/skill_proficiency", { id: mine[0]?.id ?? "" });
    await wish(wisher, into);

    expect(await undo(merged.id)).toMatchObject({ status: 200, body: { payload: { can: [] } } });
    const after = JSON.stringify(await rows());
    // What was said and wished in between is there; everything else is as it was, to the row.
    for (const row of (before as { row: Record<string, unknown> }[][]).flat())
      if (row.row.user_id !== wisher.id) expect(after).toContain(JSON.stringify(row));
    expect([await levels(onlyFrom), await levels(both), await levels(better)]).toEqual([
      { [from]: 3 },
      { [from]: 2, [into]: 4 },
      { [from]: 3, [into]: 1 },
    ]);
    expect(await wishes(wisher)).toEqual([from, into].sort());
    expect((await undo(merged.id)).status).toBe(409);
  });

  it("leaves what people and editors changed afterwards when it is undone", async () => {
    const [raised, dropped, kept] = [await person(), await person(), await person()];
    for (const one of [raised, dropped, kept]) await addSkill(one, from, 2);
    await addSkill(dropped, into, 1);
    const requires = [{ skillId: from, level: 4, kind: "essential" as const }];
    const profile = await buildJobProfile(test.db, { companyId: company.id, requires });
    const { id } = await merge();
    await addSkill(raised, into, 5);
    const { data } = payload<{ data: PersonSkill[] }>(await test.as(dropped).get("/skill_proficiency"));
    await test.as(dropped).delete("/skill_proficiency", { id: data[0]?.id ?? "" });
    await acrossCompanies(test.db, (tx) =>
      tx.$client.query("update job_profile_skills set level = 1 where job_profile_id = $1", [profile.id]),
    );
    await undo(id);
    expect([await levels(raised), await levels(dropped), await levels(kept)]).toEqual([
      { [from]: 2, [into]: 5 },
      {},
      { [from]: 2 },
    ]);
    const asked = await acrossCompanies(test.db, (tx) =>
      tx.$client.query("select skill_id, level from job_profile_skills where job_profile_id = $1", [
        profile.id,
      ]),
    );
    expect(asked.rows).toEqual([{ skill_id: into, level: 1 }]);
  });

  it("shows in matches at once, and so does its undoing", async () => {
    const one = await person();
    await addSkill(one, from, 4);
    const required = [
      { skillId: into, level: 4, kind: "essential" as const, importance: 3, mustHave: false },
    ];
    const score = async () => {
      const options = { people: "all" as const, userIds: [one.id], page: 0, size: 1 };
      const { page } = await test.app.services.matching.rankPeople(company.id, required, options);
      return page[0]?.score ?? null;
    };
    expect(await score()).toBe(0);
    const { id } = await merge();
    const merged = await score();
    expect(merged).toBeGreaterThan(0.5);
    await undo(id);
    expect(await score()).toBe(0);
    await merge();
    expect(await score()).toBe(merged);
  });

  it("may be chained: a chain leads to its end and is undone from there", async () => {
    const third = (await buildSkill(test.db, { en: randomUUID(), companyId: company.id })).id;
    const one = await person();
    await addSkill(one, third, 3);
    const first = payload<SkillMerge>(
      await test.as(admin).post("/skill/merge", { from_id: third, into_id: from }),
    );
    const second = await merge();
    expect(await levels(one)).toEqual({ [into]: 3 });
    const merges = payload<{ data: SkillMerge[] }>(await test.as(admin).get("/skill/merge"));
    expect(merges.data.slice(0, 2).map((row) => [row.id, row.can])).toEqual([
      [second.id, ["undo"]],
      [first.id, []],
    ]);
    expect((await undo(first.id)).status).toBe(409);
    await undo(second.id);
    expect(await levels(one)).toEqual({ [from]: 3 });
    await undo(first.id);
    expect(await levels(one)).toEqual({ [third]: 3 });
  });

  it("is refused for a shared skill, for itself, for one merged away, and for another company's", async () => {
    const ask = (by: TestUser, body: Record<string, string>) => test.as(by).post("/skill/merge", body);
    expect(await ask(admin, { from_id: into, into_id: from })).toMatchObject({
      status: 400,
      body: { fields: { from_id: "Choose one of your company's own skills" } },
    });
    expect((await ask(admin, { from_id: from, into_id: from })).status).toBe(400);
    expect((await ask(outsider, pair())).status).toBe(404);
    const { id } = await merge();
    expect((await ask(admin, pair())).status).toBe(409);
    const other = (await buildSkill(test.db, { en: randomUUID(), companyId: company.id })).id;
    expect((await ask(admin, { from_id: other, into_id: from })).status).toBe(400);
    expect((await test.as(outsider).post("/skill/merge/undo", { id })).status).toBe(404);
  });
});
