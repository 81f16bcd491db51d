import type { Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { candidateTasks } from "../../../domain/candidates/candidates.table.ts";
import { acrossCompanies } from "../../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../../test/buildApp.ts";
import { buildEveryRole } from "../../../test/buildEveryRole.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../../test/factories.ts";
import { buildRecruiterWork, recruiterWorkOf } from "../../../test/recruiterFactories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let other: TestUser;
beforeAll(async () => {
  test = await buildApp();
});
beforeEach(async () => {
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  other = await buildUser(test.db, company, { systemRole: "moderator" });
  await buildRecruiterWork(test.db, company, people.moderator);
});
afterAll(() => test.close());

const post = (act: string, more: object = {}) =>
  test.as(people.admin).post(`/employee/${act}`, { selection: { user_ids: [people.moderator.id] }, ...more });
const work = () => recruiterWorkOf(test.db, company);

describe("a recruiter who leaves", () => {
  it("hands open tasks to the recruiter who takes over, no matter who wrote them; what is done stays", async () => {
    await acrossCompanies(test.db, (tx) =>
      tx.update(candidateTasks).set({ authorId: other.id }).where(eq(candidateTasks.companyId, company.id)),
    );
    const answer = await post("deactivate", { hand_over_to: other.id });
    expect(answer.body.payload).toMatchObject({ handed_over: { candidates: 1, tasks: 1 } });
    const [mine, theirs] = [people.moderator.id, other.id];
    const taken = { vacancy: theirs, pool: theirs, candidate: theirs, Open: theirs };
    expect(await work()).toEqual({ ...taken, Done: mine });
    const undone = await post("reactivate", { take_back: true });
    expect(undone.status).toBe(200);
    expect(await work()).toEqual({ vacancy: mine, pool: mine, candidate: mine, Open: mine, Done: mine });
  });

  it("gets back no task that was done or passed on meanwhile", async () => {
    await post("deactivate", { hand_over_to: other.id });
    await acrossCompanies(test.db, (tx) =>
      tx.update(candidateTasks).set({ doneAt: new Date() }).where(eq(candidateTasks.assigneeId, other.id)),
    );
    await post("reactivate", { take_back: true });
    expect(await work()).toMatchObject({ candidate: people.moderator.id, Open: other.id });
  });

  it("leaves open tasks where they are when no one who takes over is a recruiter", async () => {
    const answer = await post("deactivate");
    expect(answer.body.payload).toMatchObject({ handed_over: { candidates: 1, tasks: 0 } });
    expect(await work()).toMatchObject({ candidate: null, Open: people.moderator.id, pool: people.admin.id });
  });

  it("previews what no one would take over, for the intended successor", async () => {
    const owns = { vacancies: 1, talent_pools: 1, candidates: 1, tasks: 1 };
    expect((await post("impact")).body.payload).toMatchObject({ owns, left: { candidates: 1, tasks: 1 } });
    for (const [successor, left] of [
      [people.manager, { candidates: 1, tasks: 1 }],
      [other, { candidates: 0, tasks: 0 }],
    ] as const)
      expect((await post("impact", { hand_over_to: successor.id })).body.payload).toMatchObject({ left });
    const foreign = await buildUser(test.db, await buildCompany(test.db));
    expect(await post("impact", { hand_over_to: foreign.id })).toMatchObject({
      status: 400,
      body: { fields: { hand_over_to: expect.any(String) } },
    });
  });
});
