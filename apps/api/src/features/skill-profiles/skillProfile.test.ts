import type { Payload } from "@vaardig/contract/endpoint";
import type { getSkillProfile } from "@vaardig/contract/skill-profiles/skillProfiles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { buildJobProfile } from "../../test/jobFactories.ts";

type Profile = Payload<typeof getSkillProfile>;

let test: TestApp;
let company: TestCompany;
let hr: TestUser;
let steel: string;
let torch: string;
let crane: string;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  hr = await buildUser(test.db, company, { systemRole: "hr_manager" });
  steel = (await buildSkill(test.db, { en: "steel" })).id;
  torch = (await buildSkill(test.db, { en: "torch" })).id;
  crane = (await buildSkill(test.db, { en: "crane", companyId: company.id })).id;
});
afterAll(() => test.close());

const own = (companyId = company.id) =>
  buildJobProfile(test.db, {
    companyId,
    requires: [
      { skillId: steel, level: 2 },
      { skillId: torch, level: 3 },
    ],
  });

const entry = (skill_id: string, level = 3, rest = {}) => ({
  skill_id,
  level,
  kind: "essential",
  importance: 3,
  must_have: false,
  ...rest,
});

const put = (user: TestUser, id: string, skills: unknown, version = 1) =>
  test.as(user).put("/skill_profile", { job_profile_id: id, version, skills });

describe("PUT skill_profile", () => {
  it("replaces the whole list, reports what changed, and holds for people at once", async () => {
    const { id } = await own();
    const holder = await buildUser(test.db, company, { jobProfileId: id });
    const mine = async () => {
      const answer = await test.as(holder).get("/skill_profile/match");
      const { sheet } = answer.body.payload as {
        sheet: { requirements: { skill: { id: string }; need: number }[] };
      };
      return new Map(sheet.requirements.map(({ skill, need }) => [skill.id, need]));
    };
    expect(await mine()).toEqual(
      new Map([
        [steel, 2],
        [torch, 3],
      ]),
    );
    const optional = entry(crane, 5, { kind: "optional", importance: 5, must_have: true });
    const saved = await put(hr, id, [optional, entry(steel, 4)]);
    expect(saved.body.payload as Profile).toMatchObject({
      version: 2,
      skills_count: 2,
      skills: [
        { skill: { id: steel, name: "steel" }, level: 4, kind: "essential" },
        { skill: { id: crane }, level: 5, kind: "optional", importance: 5, must_have: true },
      ],
    });
    expect(await mine()).toEqual(
      new Map([
        [steel, 4],
        [crane, 5],
      ]),
    );
    const data = { added: [crane], removed: [torch], changed: [steel] };
    const events = await eventsOf(test.db, company, "job_profile.skills_changed");
    expect(events).toMatchObject([{ actorId: hr.id, subjectId: id, data }]);

    const again = await put(hr, id, [entry(steel, 4), optional], 2);
    expect((again.body.payload as Profile).version).toBe(2);
    expect(await eventsOf(test.db, company, "job_profile.skills_changed")).toHaveLength(1);
  });

  it("lets one of two who save at the same time win", async () => {
    const { id } = await own();
    const answers = await Promise.all([4, 5].map((level) => put(hr, id, [entry(steel, level)])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("stale_version");
  });

  it("follows a merged skill, and counts two that became one once", async () => {
    const { id } = await own();
    const welding = (await buildSkill(test.db)).id;
    const alias = (await buildSkill(test.db, { mergedInto: welding })).id;
    const saved = await put(hr, id, [entry(alias, 4), entry(welding, 2)]);
    expect((saved.body.payload as Profile).skills).toMatchObject([{ skill: { id: welding }, level: 4 }]);
  });

  it.each([
    ["no skills", () => [], "skills"],
    ["a skill twice", () => [entry(steel), entry(steel, 5)], "skills"],
    ["a level out of range", () => [entry(steel, 6)], "skills.0.level"],
    ["an importance out of range", () => [entry(steel, 3, { importance: 0 })], "skills.0.importance"],
    ["another kind", () => [entry(steel, 3, { kind: "nice" })], "skills.0.kind"],
    ["an unknown skill", () => [entry(steel), entry(hr.id)], "skills.1.skill_id"],
  ])("refuses %s", async (_what, skills, field) => {
    const { id } = await own();
    const answer = await put(hr, id, skills());
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  });

  it("refuses a shared profile, and does not find another company's nor its skills", async () => {
    const shared = await buildJobProfile(test.db);
    expect((await put(hr, shared.id, [entry(steel)])).status).toBe(403);
    const elsewhere = await buildCompany(test.db);
    const foreign = await own(elsewhere.id);
    expect((await put(hr, foreign.id, [entry(steel)])).status).toBe(404);
    const secret = (await buildSkill(test.db, { companyId: elsewhere.id })).id;
    const answer = await put(hr, (await own()).id, [entry(secret)]);
    expect(answer.body.fields).toHaveProperty(["skills.0.skill_id"]);
  });
});

describe("a manager", () => {
  it("changes the jobs held in the line, however far below, and those alone", async () => {
    const manager = await buildUser(test.db, company, { systemRole: "manager" });
    const lead = await buildUser(test.db, company, { managerId: manager.id, systemRole: "manager" });
    const [below, beside, left] = [await own(), await own(), await own()];
    const worker = await buildUser(test.db, company, { managerId: lead.id, jobProfileId: below.id });
    await buildUser(test.db, company, { jobProfileId: beside.id });
    await buildUser(test.db, company, { managerId: lead.id, jobProfileId: left.id, account: false });
    const can = async (id: string) => {
      const answer = await test.as(manager).get("/skill_profile", { job_profile_id: id });
      return (answer.body.payload as Profile).can;
    };
    expect([await can(below.id), await can(beside.id), await can(left.id)]).toEqual([["edit"], [], []]);
    expect((await put(manager, below.id, [entry(steel, 5)])).status).toBe(200);
    expect((await put(manager, beside.id, [entry(steel, 5)])).status).toBe(403);
    const rename = (id: string, version: number) =>
      test.as(manager).put("/job_profile", { id, version, name_en: `Named ${id}` });
    expect((await rename(below.id, 2)).status).toBe(200);
    expect((await rename(beside.id, 1)).status).toBe(403);

    await acrossCompanies(test.db, (tx) =>
      tx.$client.query("update users set manager_id = null where id = $1", [worker.id]),
    );
    expect((await put(manager, below.id, [entry(steel, 1)], 3)).status).toBe(403);
  });

  it("does not change a shared profile that the line holds, nor the own job", async () => {
    const shared = await buildJobProfile(test.db);
    const mine = await own();
    const manager = await buildUser(test.db, company, { systemRole: "manager", jobProfileId: mine.id });
    await buildUser(test.db, company, { managerId: manager.id, jobProfileId: shared.id });
    expect((await put(manager, shared.id, [entry(steel)])).status).toBe(403);
    expect((await put(manager, mine.id, [entry(steel)])).status).toBe(403);
  });
});
