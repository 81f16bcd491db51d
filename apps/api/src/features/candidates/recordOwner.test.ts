import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { candidateRecords } from "../../domain/candidates/candidates.table.ts";
import {
  talentPoolMembers,
  talentPoolPeople,
  talentPools,
} from "../../domain/talent-pools/talentPools.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildCast, type Cast } from "../../test/buildCast.ts";
import { buildUser, type TestUser } from "../../test/factories.ts";
import { buildApplication, buildVacancy, shareVacancy } from "../../test/jobFactories.ts";

let cast: Cast;
let hr: TestUser;
/** Of people the HR manager does not work with. */
let others: TestUser;
beforeAll(async () => {
  cast = await buildCast();
  hr = cast.people.hr_manager;
  others = cast.candidate;
});
afterAll(() => cast.test.close());

const db = () => cast.test.db;
const as = (user: TestUser) => cast.test.as(user);
const outside = () => buildUser(db(), cast.company, { systemRole: "freelancer", account: false });

async function ownedBy(owner: TestUser): Promise<TestUser> {
  const person = await outside();
  const row = { companyId: cast.company.id, userId: person.id, ownerId: owner.id };
  await acrossCompanies(db(), (tx) => tx.insert(candidateRecords).values(row));
  return person;
}

async function inPoolOf(owner: TestUser, member?: TestUser): Promise<TestUser> {
  const person = await outside();
  const { id: companyId } = cast.company;
  await acrossCompanies(db(), async (tx) => {
    const name = `Pool ${person.id}`;
    const [pool] = await tx.insert(talentPools).values({ companyId, name, ownerId: owner.id }).returning();
    const of = { companyId, talentPoolId: pool?.id ?? "" };
    await tx.insert(talentPoolPeople).values({ ...of, userId: person.id, addedBy: owner.id });
    if (member) await tx.insert(talentPoolMembers).values({ ...of, userId: member.id, part: "member" });
  });
  return person;
}

async function onListOf(owner: TestUser, member?: TestUser): Promise<TestUser> {
  const person = await outside();
  const vacancy = await buildVacancy(db(), owner);
  await buildApplication(db(), vacancy, person);
  if (member) await shareVacancy(db(), vacancy, member);
  return person;
}

const rowOf = async (by: TestUser, person: TestUser): Promise<CandidateRow> => {
  const answer = await as(by).get("/user_status", { user_id: person.id });
  return (answer.body.payload as { candidate: CandidateRow }).candidate;
};
const KEEPING = ["edit", "merge", "add_task", "set_owner", "record_consent"];

/** Everything that is done with a record, each with a response that shows whether it was allowed. */
const acts: Record<string, (by: TestUser, person: TestUser, other: TestUser) => Promise<{ status: number }>> =
  {
    contact: (by, { id, version }) =>
      as(by).put("/candidate_list/candidates", { id, version, location: "Delft" }),
    consent: (by, { id }) => as(by).put("/candidate_list/consent", { user_id: id, given: true }),
    "ask consent": (by, { id }) => as(by).post("/candidate_list/consent", { user_ids: [id] }),
    note: (by, { id }) =>
      as(by).post("/candidate_notes", { user_id: id, title: "Call", description: "Back" }),
    task: (by, { id }) =>
      as(by).post("/candidate_tasks", {
        user_id: id,
        title: "Call",
        type: "call",
        activity_date: "2030-01-01",
      }),
    owner: (by, { id }) =>
      as(by).put("/candidate_list/owner", { selection: { user_ids: [id] }, owner_id: by.id }),
    "two people": (by, a, b) =>
      as(by).post("/candidate_list/duplicates/keep_apart", { user_ids: [a.id, b.id] }),
    "look at a merge": (by, a, b) =>
      as(by).post("/candidate_list/merge/preview", { kept_id: a.id, merged_id: b.id }),
    "look at erasing": (by, { id }) =>
      as(by).post("/candidate_list/erase/preview", { selection: { user_ids: [id] } }),
  };

describe("an HR manager keeps the record of a candidate", () => {
  it.each([
    ["their own", () => ownedBy(hr)],
    ["on the list of a vacancy of theirs", () => onListOf(hr)],
    ["on the list of a vacancy that they are a member of", () => onListOf(cast.people.moderator, hr)],
    ["in a talent pool of theirs", () => inPoolOf(hr)],
    ["in a talent pool that they are a member of", () => inPoolOf(cast.people.moderator, hr)],
  ])("%s", async (_name, build) => {
    const [person, other] = [await build(), await build()];
    expect((await rowOf(hr, person)).can).toEqual(expect.arrayContaining(KEEPING));
    const refused: string[] = [];
    for (const [name, act] of Object.entries(acts))
      if ((await act(hr, person, other)).status !== 200) refused.push(name);
    expect(refused).toEqual([]);
  });

  it("and of no one else they see", async () => {
    const own = await ownedBy(hr);
    const theirs = [others, await ownedBy(cast.people.moderator), await onListOf(cast.people.moderator)];
    const done: string[] = [];
    for (const person of [...theirs, await inPoolOf(cast.people.moderator)]) {
      const row = await rowOf(hr, person);
      expect(row.can).toEqual(["add_to_talent_pool", "add_to_job", "convert"]);
      for (const [name, act] of Object.entries(acts))
        if ((await act(hr, person, own)).status !== 403) done.push(name);
    }
    expect(done).toEqual([]);
    expect((await acts["two people"]?.(hr, own, others))?.status).toBe(403);
  });

  it("which is erased and merged, and given back, as recruiters do", async () => {
    const [kept, merged] = [await ownedBy(hr), await ownedBy(hr)];
    const merge = (kept_id: string, merged_id: string) =>
      as(hr).post("/candidate_list/merge", {
        kept_id,
        merged_id,
        take: [],
        kept_version: kept.version,
        merged_version: merged.version,
      });
    expect((await merge(kept.id, others.id)).status).toBe(403);
    const done = await merge(kept.id, merged.id);
    expect(done.status).toBe(200);
    const { id } = done.body.payload as { id: string };
    const stranger = await buildUser(db(), cast.company, { systemRole: "hr_manager" });
    expect((await as(stranger).post("/candidate_list/merge/undo", { id })).status).toBe(403);
    expect((await as(hr).post("/candidate_list/merge/undo", { id })).status).toBe(200);
    const erase = (person: TestUser) =>
      as(hr).delete("/candidate_list/candidates", undefined, { selection: { user_ids: [person.id] } });
    expect((await erase(others)).status).toBe(403);
    expect((await erase(kept)).status).toBe(200);
  });

  it("and not of another company's, who is not found", async () => {
    const company = { id: cast.outsider.companyId };
    const foreigner = await buildUser(db(), company, { systemRole: "freelancer", account: false });
    for (const [name, act] of Object.entries(acts))
      expect([name, (await act(hr, foreigner, others)).status]).toEqual([name, 404]);
  });
});

describe("a task", () => {
  const add = (by: TestUser, person: TestUser, assignee: TestUser) =>
    as(by).post("/candidate_tasks", {
      user_id: person.id,
      title: "Call",
      type: "call",
      activity_date: "2030-01-01",
      assignee_id: assignee.id,
    });
  const idOf = async (answer: Awaited<ReturnType<typeof add>>) => (answer.body.payload as { id: string }).id;

  it("is given by administrators and HR managers to themselves", async () => {
    const own = await ownedBy(hr);
    expect((await add(cast.people.admin, others, cast.people.admin)).status).toBe(200);
    expect((await add(hr, own, hr)).status).toBe(200);
    expect((await add(hr, own, cast.people.employee)).status).toBe(400);
  });

  it("is changed by its owner, also where the record is others'", async () => {
    const given = await idOf(await add(cast.people.moderator, others, hr));
    const kept = await idOf(await add(cast.people.moderator, others, cast.people.moderator));
    const done = (id: string) => as(hr).put("/candidate_tasks", { id, version: 1, done: true });
    expect((await done(given)).status).toBe(200);
    expect((await done(kept)).status).toBe(403);
    expect((await as(hr).delete("/candidate_tasks", { id: kept })).status).toBe(403);
    const { body } = await as(hr).get("/candidate_tasks", { user_id: others.id, id: kept });
    expect(body.payload).toMatchObject({ data: [{ can: [] }], can: [] });
  });

  it("about a colleague is an HR manager's where the colleague applied for a vacancy of theirs", async () => {
    const colleague = await buildUser(db(), cast.company);
    const vacancy = await buildVacancy(db(), cast.people.moderator);
    await buildApplication(db(), vacancy, colleague);
    expect((await add(hr, colleague, hr)).status).toBe(403);
    await shareVacancy(db(), vacancy, hr);
    expect((await add(hr, colleague, hr)).status).toBe(200);
  });
});
