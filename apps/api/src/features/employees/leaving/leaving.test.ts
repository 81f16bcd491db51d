import type { Role } from "@vaardig/contract/roles";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { candidateRecords } from "../../../domain/candidates/candidates.table.ts";
import { users } from "../../../domain/people/users.table.ts";
import { projects } from "../../../domain/projects/projects.table.ts";
import { talentPools } from "../../../domain/talent-pools/talentPools.table.ts";
import { acrossCompanies } from "../../../platform/db/database.ts";
import { type Answer, buildApp, type TestApp } from "../../../test/buildApp.ts";
import { buildEveryRole } from "../../../test/buildEveryRole.ts";
import { eventsOf } from "../../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../../test/factories.ts";
import { buildVacancy } from "../../../test/jobFactories.ts";
import { buildDepartment, buildTeam } from "../../../test/organizationFactories.ts";
import { uploadFile } from "../../../test/uploadFile.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
beforeAll(async () => {
  test = await buildApp();
});
beforeEach(async () => {
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
});
afterAll(() => test.close());

const chosen = (...who: { id: string }[]) => ({ selection: { user_ids: who.map(({ id }) => id) } });
const post = (by: TestUser, act: string, body: object) => test.as(by).post(`/employee/${act}`, body);
const remove = (by: TestUser, body: object) => test.as(by).delete("/employee", undefined, body);
const payload = (answer: Answer) => answer.body.payload as Record<string, unknown>;

async function userOf({ id }: { id: string }) {
  const [row] = await acrossCompanies(test.db, (tx) => tx.select().from(users).where(eq(users.id, id)));
  return row;
}

const OWNS = {
  vacancies: 1,
  projects: 1,
  talent_pools: 1,
  candidates: 1,
  tasks: 0,
  departments: 1,
  teams: 1,
  reports: 1,
};
const DATES = { startDate: "2030-01-01", endDate: "2030-06-01" };

/** A boss with someone who owns one of everything, and the report of that one. */
async function buildOwner(overrides: Parameters<typeof buildUser>[2] = {}) {
  const boss = await buildUser(test.db, company, { systemRole: "manager", firstName: "Boss" });
  const owner = await buildUser(test.db, company, { managerId: boss.id, firstName: "Owner", ...overrides });
  const report = await buildUser(test.db, company, { managerId: owner.id });
  const vacancy = await buildVacancy(test.db, owner);
  const department = await buildDepartment(test.db, company, { leadId: owner.id });
  const team = await buildTeam(test.db, department, { leadId: owner.id });
  const candidate = await buildUser(test.db, company, { systemRole: "freelancer" });
  const { id: companyId } = company;
  await acrossCompanies(test.db, async (tx) => {
    await tx.insert(talentPools).values({ companyId, name: "Engineers", ownerId: owner.id });
    await tx.insert(projects).values({ companyId, name: "Harbour", ownerId: owner.id, ...DATES });
    await tx.insert(candidateRecords).values({ companyId, userId: candidate.id, ownerId: owner.id });
  });
  return { boss, owner, report, vacancy, department, team };
}

/** Whose the company's things are now. */
async function holders() {
  const { rows } = await acrossCompanies(test.db, (tx) =>
    tx.$client.query<{ id: string }>(
      `select owner_id as id from vacancies where company_id = $1 union select owner_id from projects where company_id = $1
       union select owner_id from talent_pools where company_id = $1
       union select lead_id from departments where company_id = $1 union select lead_id from teams where company_id = $1`,
      [company.id],
    ),
  );
  return rows.map(({ id }) => id);
}

describe("POST employee/deactivate", () => {
  it("ends the access at once and hands everything over to the person's manager", async () => {
    const { boss, owner, report } = await buildOwner();
    const answer = await post(people.hr_manager, "deactivate", chosen(owner));
    expect(payload(answer)).toEqual({
      user_ids: [owner.id],
      left_out: [],
      handed_over: OWNS,
    });
    expect((await test.as(owner).get("/people")).status).toBe(401);
    expect((await userOf(owner))?.status).toBe("deactivated");
    expect(await holders()).toEqual([boss.id]);
    expect((await userOf(report))?.managerId).toBe(boss.id);
    const [event] = await eventsOf(test.db, company, "employee.deactivated");
    expect(event).toMatchObject({ actorId: people.hr_manager.id, userId: owner.id, data: { to: boss.id } });
  });

  it("hands over to someone chosen, without making a circle of managers", async () => {
    const { boss, owner, report } = await buildOwner();
    const below = await buildUser(test.db, company, { managerId: report.id });
    await post(people.admin, "deactivate", { ...chosen(owner), hand_over_to: below.id });
    expect(await holders()).toEqual([below.id]);
    expect((await userOf(report))?.managerId).toBe(boss.id);
  });

  it("passes over managers who leave too or are gone, and falls back on who asks", async () => {
    const { boss, owner, report } = await buildOwner();
    const answer = await post(people.admin, "deactivate", chosen(owner, boss));
    expect(payload(answer).user_ids).toHaveLength(2);
    expect(await holders()).toEqual([people.admin.id]);
    expect((await userOf(report))?.managerId).toBe(people.admin.id);
  });

  it("refuses a successor who leaves, is not active or of another company", async () => {
    const { owner } = await buildOwner();
    const gone = await buildUser(test.db, company, { status: "deactivated" });
    const foreign = await buildUser(test.db, await buildCompany(test.db));
    for (const { id } of [owner, gone, foreign, people.freelancer]) {
      const answer = await post(people.admin, "deactivate", { ...chosen(owner), hand_over_to: id });
      expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    }
    expect((await userOf(owner))?.status).toBe("active");
  });

  it("leaves out oneself, those above and those who are out already, and says so", async () => {
    const gone = await buildUser(test.db, company, { status: "deactivated" });
    const { admin, hr_manager: hr, employee } = people;
    const answer = await post(hr, "deactivate", chosen(admin, hr, employee, gone));
    expect(payload(answer)).toMatchObject({
      user_ids: [employee.id],
      left_out: expect.arrayContaining([
        expect.objectContaining({ reason: "above_you", count: 1 }),
        expect.objectContaining({ reason: "self", count: 1 }),
        expect.objectContaining({ reason: "not_active", count: 1 }),
      ]),
    });
  });

  it("refuses when no one is left", async () => {
    expect((await post(people.hr_manager, "deactivate", chosen(people.admin))).status).toBe(403);
    expect((await post(people.admin, "deactivate", chosen(people.admin))).status).toBe(403);
    const gone = await buildUser(test.db, company, { status: "deactivated" });
    expect((await post(people.admin, "deactivate", chosen(gone))).status).toBe(409);
  });

  it("keeps one administrator when two remove each other at once", async () => {
    const other = await buildUser(test.db, company, { systemRole: "admin" });
    const answers = await Promise.all([
      post(people.admin, "deactivate", chosen(other)),
      post(other, "deactivate", chosen(people.admin)),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await acrossCompanies(test.db, (tx) =>
      tx
        .select()
        .from(users)
        .where(and(inArray(users.id, [other.id, people.admin.id]), eq(users.status, "active"))),
    );
    expect(left).toHaveLength(1);
  });

  it("acts on all that a filter finds but some", async () => {
    const department = await buildDepartment(test.db, company);
    const [one, two, three] = await Promise.all(
      [1, 2, 3].map(() => buildUser(test.db, company, { departmentId: department.id })),
    );
    const selection = { filter: { departments: [department.id] }, except: [two?.id] };
    const answer = await post(people.admin, "deactivate", { selection });
    expect((payload(answer).user_ids as string[]).sort()).toEqual([one?.id, three?.id].sort());
  });

  it.each([
    [{}, "selection"],
    [{ selection: { user_ids: [] } }, "selection"],
    [{ selection: { user_ids: ["1"] } }, "selection"],
  ])("refuses %j", async (body, field) => {
    const answer = await post(people.admin, "deactivate", body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {})[0]).toMatch(new RegExp(`^${field}`));
  });

  it("does not find another company's person", async () => {
    const foreign = await buildUser(test.db, await buildCompany(test.db));
    expect((await post(people.admin, "deactivate", chosen(people.employee, foreign))).status).toBe(404);
    expect((await userOf(people.employee))?.status).toBe("active");
  });
});

describe("POST employee/reactivate", () => {
  it("takes it all back right away", async () => {
    const { owner, report } = await buildOwner({ passwordHash: "x" });
    await post(people.admin, "deactivate", chosen(owner));
    const answer = await post(people.admin, "reactivate", { ...chosen(owner), take_back: true });
    expect(payload(answer).user_ids).toEqual([owner.id]);
    expect((await userOf(owner))?.status).toBe("active");
    expect(await holders()).toEqual([owner.id]);
    expect((await userOf(report))?.managerId).toBe(owner.id);
  });

  it("leaves with the successor what was handed on since, and everything without take_back", async () => {
    const { boss, owner, report } = await buildOwner({ passwordHash: "x" });
    await post(people.admin, "deactivate", chosen(owner));
    await acrossCompanies(test.db, (tx) =>
      tx.update(users).set({ managerId: people.manager.id }).where(eq(users.id, report.id)),
    );
    await post(people.admin, "reactivate", chosen(owner));
    expect(await holders()).toEqual([boss.id]);
    await post(people.admin, "deactivate", chosen(owner));
    expect((await userOf(report))?.managerId).toBe(people.manager.id);
  });

  it("leaves someone active who was, with a password or without", async () => {
    const active = await buildUser(test.db, company, { status: "active", passwordHash: null });
    await post(people.admin, "deactivate", chosen(active));
    await post(people.admin, "reactivate", chosen(active));
    expect((await userOf(active))?.status).toBe("active");
    const waiting = await buildUser(test.db, company, { status: "invited", passwordHash: null });
    await post(people.admin, "deactivate", chosen(waiting));
    await post(people.admin, "reactivate", chosen(waiting));
    expect((await userOf(waiting))?.status).toBe("not_invited");
  });

  it("invites again who never could sign in, and refuses who is not out", async () => {
    const fresh = await buildUser(test.db, company, { status: "deactivated" });
    await post(people.hr_manager, "reactivate", chosen(fresh));
    expect((await userOf(fresh))?.status).toBe("not_invited");
    expect((await post(people.hr_manager, "reactivate", chosen(people.employee))).status).toBe(409);
  });
});

describe("DELETE employee", () => {
  it("erases everything of a person, files too, and leaves a log without personal data", async () => {
    const { boss, owner, report } = await buildOwner({ email: `erase-${company.slug}@example.com` });
    const text = new TextEncoder().encode("Worked as a welder for ten years.\nWelding, brazing.");
    const uploaded = await uploadFile(test, owner, { name: "cv.txt", type: "text/plain", bytes: text });
    expect(uploaded.status).toBe(200);
    await post(people.admin, "deactivate", chosen(owner));
    expect((await remove(people.admin, chosen(owner, boss))).body.payload).toMatchObject({
      user_ids: [owner.id],
      left_out: [{ reason: "still_active", count: 1 }],
    });
    expect(await userOf(owner)).toBeUndefined();
    expect((await userOf(report))?.managerId).toBe(boss.id);
    const queued = await test.db.pool.query(
      "select 1 from graphile_worker.jobs where task_identifier = 'remove_file'",
    );
    expect(queued.rows).toHaveLength(1);
    const all = JSON.stringify([
      await eventsOf(test.db, company, "employee.deactivated"),
      await eventsOf(test.db, company, "employee.deleted"),
    ]);
    expect(all).toContain(owner.id);
    expect(all).not.toContain("erase-");
    expect(all).not.toContain("Owner");
  });

  it("forgets the calls of the person and the answers that name them, and no others", async () => {
    const gone = await buildUser(test.db, company, {
      status: "deactivated",
      firstName: 'Zoë "Zo"',
      lastName: "Ämter",
    });
    const answers = {
      "by id": { ids: [gone.id] },
      "by name": { left_out: [{ reason: "is_in", count: 1, names: ['Zoë "Zo" Ämter'] }] },
      "by address": { refused: [gone.email] },
      other: { ids: [people.employee.id] },
    };
    await acrossCompanies(test.db, async (tx) => {
      for (const [key, answer] of Object.entries(answers))
        await tx.$client.query(
          "insert into idempotency_keys (company_id, user_id, key, call_hash, answer) values ($1, $2, $3, '', $4)",
          [company.id, people.admin.id, key, JSON.stringify(answer)],
        );
      await tx.$client.query(
        "insert into idempotency_keys (company_id, user_id, key, call_hash) values ($1, $2, 'own', '')",
        [company.id, gone.id],
      );
    });
    expect((await remove(people.admin, chosen(gone))).status).toBe(200);
    const { rows } = await acrossCompanies(test.db, (tx) =>
      tx.$client.query("select key from idempotency_keys where company_id = $1", [company.id]),
    );
    expect(rows).toEqual([{ key: "other" }]);
  });

  it("erases who never was in, and no one who is", async () => {
    const fresh = await buildUser(test.db, company, { status: "invited" });
    expect((await remove(people.admin, chosen(fresh))).status).toBe(200);
    expect((await remove(people.admin, chosen(people.employee))).status).toBe(409);
    expect((await remove(people.admin, chosen(people.admin))).status).toBe(403);
  });
});

describe("POST employee/impact", () => {
  it("shows what would be affected and changes nothing", async () => {
    const { boss, owner } = await buildOwner();
    const gone = await buildUser(test.db, company, { status: "deactivated" });
    const answer = await post(people.admin, "impact", chosen(owner, gone, people.admin));
    expect(payload(answer)).toEqual({
      people: 3,
      owns: OWNS,
      left: { candidates: 1, tasks: 0 },
      successors: ["Boss Person"],
      deactivate: {
        possible: 1,
        left_out: expect.arrayContaining([
          { reason: "not_active", count: 1, names: ["Test Person"] },
          { reason: "self", count: 1, names: ["Test Person"] },
        ]),
      },
      delete: {
        possible: 1,
        left_out: expect.arrayContaining([expect.objectContaining({ reason: "still_active" })]),
      },
    });
    expect((await userOf(owner))?.status).toBe("active");
    expect((await userOf(boss))?.status).toBe("active");
  });
});
