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

  it("moves: the recruiters who work on it, nobody their own", async () => {
    const stranger = await buildUser(test.db, company, { systemRole: "moderator" });
    expect(await statusOf(stranger)).toBe(403);
    expect((await test.as(stranger).get("/applications/detail", { id: card.id })).status).toBe(403);
    await shareVacancy(test.db, vacancy, people.admin);
    expect(await statusOf(people.admin)).toBe(403);
    expect((await test.as(people.admin).get("/applications/detail", { id: card.id })).status).toBe(200);
    card = await apply(people.moderator);
    expect(await statusOf(people.moderator)).toBe(403);
    await shareVacancy(test.db, vacancy, stranger);
    expect(await statusOf(stranger)).toBe(200);
  });

  it("sees: managers and HR only where they work on the vacancy", async () => {
    for (const by of [people.manager, people.hr_manager]) {
      expect((await test.as(by).get("/applications/detail", { id: card.id })).status).toBe(403);
      const own = await buildVacancy(test.db, by);
      const mine = await test.as(by).get("/candidate_list/pipeline", { job_vacancy_id: own.id });
      expect([mine.status, (mine.body.payload as Pipeline).can]).toEqual([200, ["add"]]);
    }
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
