import type { Pipeline } from "@vaardig/contract/applications/applications";
import type { Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildApplication, buildVacancy, shareVacancy } from "../../test/jobFactories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let vacancy: { id: string };
let card: { id: string; version: number };

const apply = (person: TestUser) => buildApplication(test.db, vacancy, person, { appliedAt: new Date() });

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
});
beforeEach(async () => {
  vacancy = await buildVacancy(test.db, people.moderator);
  card = await apply(await buildUser(test.db, company, { systemRole: "freelancer", account: false }));
});
afterAll(() => test.close());

describe("who", () => {
  const statusOf = async (by: TestUser) => {
    const move = { id: card.id, version: card.version, to: "Interview" };
    return (await test.as(by).post("/applications/move", move)).status;
  };

  it("moves: administrators, recruiters and HR who work on it, no one their own", async () => {
    const stranger = await buildUser(test.db, company, { systemRole: "moderator" });
    const detail = (by: TestUser) => test.as(by).get("/applications/detail", { id: card.id });
    expect(await statusOf(stranger)).toBe(403);
    expect((await detail(stranger)).status).toBe(403);
    expect([await statusOf(people.hr_manager), (await detail(people.hr_manager)).status]).toEqual([403, 200]);
    expect([await statusOf(people.admin), (await detail(people.admin)).status]).toEqual([200, 200]);
    card = await apply(people.admin);
    expect(await statusOf(people.admin)).toBe(403);
    await shareVacancy(test.db, vacancy, people.hr_manager);
    expect(await statusOf(people.hr_manager)).toBe(200);
    card = await apply(people.moderator);
    expect(await statusOf(people.moderator)).toBe(403);
    await shareVacancy(test.db, vacancy, stranger);
    expect(await statusOf(stranger)).toBe(200);
  });

  it("sees: managers only where they work on the vacancy, HR and administrators every one", async () => {
    const boardOf = async (by: TestUser, { id }: { id: string }) => {
      const answer = await test.as(by).get("/candidate_list/pipeline", { job_vacancy_id: id });
      return [answer.status, (answer.body.payload as Pipeline | undefined)?.can];
    };
    expect((await test.as(people.manager).get("/applications/detail", { id: card.id })).status).toBe(403);
    expect(await boardOf(people.manager, vacancy)).toEqual([403, undefined]);
    expect(await boardOf(people.manager, await buildVacancy(test.db, people.manager))).toEqual([
      200,
      ["add"],
    ]);
    expect(await boardOf(people.hr_manager, vacancy)).toEqual([200, ["add"]]);
    const own = await buildVacancy(test.db, people.hr_manager);
    expect(await boardOf(people.hr_manager, own)).toEqual([200, ["move", "add"]]);
    expect(await boardOf(people.admin, vacancy)).toEqual([200, ["move", "add"]]);
    const draft = await buildVacancy(test.db, people.moderator, { status: "Draft" });
    expect(await boardOf(people.hr_manager, draft)).toEqual([403, undefined]);
  });

  it("lists what the boards show, to each what they see", async () => {
    const draft = await buildVacancy(test.db, people.moderator, { status: "Draft" });
    const onDraft = await buildApplication(test.db, draft, people.employee);
    const listed = async (by: TestUser) => {
      const answer = await test.as(by).get("/applications", { size: 100 });
      const { data } = answer.body.payload as { data: { id: string; can: string[] }[] };
      return data.filter(({ id }) => id === card.id || id === onDraft.id);
    };
    expect((await listed(people.admin)).map(({ can }) => can.includes("move"))).toEqual([true, true]);
    const byHr = await listed(people.hr_manager);
    expect(byHr.map(({ id, can }) => [id, can.includes("move")])).toEqual([[card.id, false]]);
    expect(await listed(people.manager)).toEqual([]);
  });

  it("of another company finds nothing", async () => {
    const stranger = await buildUser(test.db, await buildCompany(test.db), { systemRole: "moderator" });
    expect(await statusOf(stranger)).toBe(404);
    for (const path of ["/applications/detail", "/candidate_list/pipeline"])
      expect((await test.as(stranger).get(path, path.endsWith("l") ? { id: card.id } : {})).status).not.toBe(
        200,
      );
    expect(
      (await test.as(stranger).get("/candidate_list/pipeline", { job_vacancy_id: vacancy.id })).status,
    ).toBe(404);
  });
});
