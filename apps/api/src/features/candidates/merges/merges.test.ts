import type { Role } from "@vaardig/contract/roles";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLink } from "../../../domain/accounts/links/createLink.ts";
import { applications, offers } from "../../../domain/applications/applications.table.ts";
import { candidateNotes, candidateRecords } from "../../../domain/candidates/candidates.table.ts";
import { recordEvent } from "../../../domain/events/recordEvent.ts";
import { mails } from "../../../domain/mails/mails.table.ts";
import type { users } from "../../../domain/people/users.table.ts";
import { personSkills } from "../../../domain/skills/personSkills.table.ts";
import { acrossCompanies } from "../../../platform/db/database.ts";
import { type Answer, buildApp, type TestApp } from "../../../test/buildApp.ts";
import { buildEveryRole } from "../../../test/buildEveryRole.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../../test/factories.ts";
import { buildVacancy } from "../../../test/jobFactories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let kept: TestUser;
let merged: TestUser;
let both: { id: string };
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
});
afterAll(() => test.close());

const candidate = (more: Partial<typeof users.$inferInsert> = {}) =>
  buildUser(test.db, company, { systemRole: "freelancer", account: false, ...more });

/**
 * Two records of one person: an application for the same vacancy on both, one of its own each, a skill on
 * both.
 */
beforeEach(async () => {
  kept = await candidate({ firstName: "Anna", lastName: "Bos", phone: "06 1234 5678", headline: "Cook" });
  merged = await candidate({
    firstName: "Anna",
    lastName: "de Bos",
    phone: "+31612345678",
    headline: "Chef",
  });
  both = await buildVacancy(test.db, people.moderator, { name: "Kitchen" });
  const other = await buildVacancy(test.db, people.moderator, { name: "Bar" });
  const [same, own] = [await buildSkill(test.db), await buildSkill(test.db)];
  const { id: companyId } = company;
  const by = people.moderator.id;
  await acrossCompanies(test.db, async (tx) => {
    const row = { companyId, addedBy: by };
    const [further] = await tx
      .insert(applications)
      .values([
        { ...row, vacancyId: both.id, userId: kept.id, stage: "Job offer" },
        { ...row, vacancyId: both.id, userId: merged.id, stage: "Application" },
        { ...row, vacancyId: other.id, userId: merged.id },
      ])
      .returning();
    const [lesser] = await tx
      .select()
      .from(applications)
      .where(sql`user_id = ${merged.id} and vacancy_id = ${both.id}`);
    for (const one of [further, lesser]) {
      if (!one) throw new Error("no application");
      await tx.insert(offers).values({
        companyId,
        applicationId: one.id,
        salary: 3000,
        hours: 32,
        startDate: "2030-01-01",
        madeBy: by,
      });
    }
    for (const [userId, skillId, source] of [
      [kept.id, same.id, "inferred"],
      [merged.id, same.id, "confirmed"],
      [merged.id, own.id, "inferred"],
    ] as const)
      await tx.insert(personSkills).values({ companyId, userId, skillId, source, level: 3, createdBy: by });
    await tx
      .insert(candidateNotes)
      .values({ companyId, userId: merged.id, authorId: by, title: "Met", description: "At the fair" });
    await tx
      .insert(candidateRecords)
      .values({ companyId, userId: merged.id, consentAt: new Date(), ownerId: by });
    await tx.insert(candidateRecords).values({ companyId, userId: kept.id });
    await tx.insert(mails).values(
      [kept, merged].map(({ id: userId, email: toAddress }) => ({
        companyId,
        userId,
        toAddress,
        senderId: by,
        subject: "Hello",
        text: "Words",
      })),
    );
  });
});

const post = (path: string, body: object, by = people.moderator) =>
  test.as(by).post(`/candidate_list/${path}`, body);
const pair = () => ({ kept_id: kept.id, merged_id: merged.id });
const merge = (more: object = {}) =>
  post("merge", { ...pair(), kept_version: kept.version, merged_version: merged.version, ...more });
const idOf = (answer: Answer) => (answer.body.payload as { id: string }).id;

const ABOUT = [
  "applications",
  "candidate_notes",
  "candidate_records",
  "candidate_tasks",
  "mails",
  "person_skills",
  "talent_pool_people",
];

/** Every row about the two, except versions, which change with each write. */
function stored(): Promise<unknown[]> {
  const ids = sql`array[${kept.id}, ${merged.id}]::uuid[]`;
  return acrossCompanies(test.db, async (tx) => {
    const found: unknown[] = [];
    for (const table of [...ABOUT, "users"]) {
      const key = sql.raw(table === "users" ? "id" : "user_id");
      const { rows } = await tx.execute(
        sql`select to_jsonb(t.*) - 'version' as row from ${sql.raw(table)} t where ${key} = any(${ids}) order by 1`,
      );
      found.push(rows);
    }
    const hanging = await tx.execute(
      sql`select to_jsonb(o.*) as row from offers o join applications a on a.id = o.application_id
          where a.user_id = any(${ids}) order by 1`,
    );
    return [...found, hanging.rows];
  });
}

describe("merging two candidates", () => {
  it("shows both and what would move, and changes nothing", async () => {
    const before = await stored();
    const answer = await post("merge/preview", pair());
    expect(answer.body.payload).toMatchObject({
      kept: { values: { last_name: "Bos", headline: "Cook" } },
      merged: { values: { last_name: "de Bos", headline: "Chef" } },
      moves: { applications: 1, notes: 1, skills: 2, tasks: 0 },
      same_vacancies: ["Kitchen"],
    });
    expect(await stored()).toEqual(before);
  });

  it("leaves one person with everything, one application per vacancy, and the fields that were chosen", async () => {
    const answer = await merge({ take: ["email", "headline"] });
    expect(answer.body.payload).toMatchObject({
      candidate: {
        id: kept.id,
        last_name: "Bos",
        email: merged.email,
        headline: "Chef",
        consent: "given",
        owner: { id: people.moderator.id },
        applications_count: 2,
      },
      moved: { applications: 1, notes: 1, mails: 1 },
    });
    const status = await test.as(people.moderator).get("/user_status", { user_id: kept.id });
    const { applications: left } = status.body.payload as { applications: { stage: string }[] };
    expect(left.map(({ stage }) => stage).sort()).toEqual(["Job offer", "Vacancy"]);
    const skills = await test.as(people.moderator).get("/skill_proficiency", { user_id: kept.id });
    expect(
      (skills.body.payload as { data: { source: string }[] }).data.map(({ source }) => source).sort(),
    ).toEqual(["confirmed", "inferred"]);
    expect((await test.as(people.moderator).get("/user_status", { user_id: merged.id })).status).toBe(404);
  });

  it("is undone to what was before, row by row", async () => {
    const before = await stored();
    const id = idOf(await merge({ take: ["email", "phone", "last_name"] }));
    expect(await stored()).not.toEqual(before);
    expect((await post("merge/undo", { id })).body.payload).toEqual(pair());
    expect(await stored()).toEqual(before);
    expect((await post("merge/undo", { id })).status).toBe(409);
  });

  it("leaves only links that went to the address that stays", async () => {
    const link = ({ id }: TestUser) =>
      acrossCompanies(test.db, (tx) => createLink(tx, { companyId: company.id, id }, "invitation"));
    const use = async (invite: string) => {
      const body = { invite, new_password1: "Kanaal-brug-7", new_password2: "Kanaal-brug-7" };
      return (await test.ask("POST", "/auth/set_password", { body })).body.code;
    };
    const [mine, theirs] = [await link(kept), await link(merged)];
    await merge({ take: ["email"] });
    expect(await use(mine), "went to the address that is gone").toBe("invitation_expired");
    expect(await use(theirs)).toBeUndefined();
  });

  it("does not give an account another address, nor back another one", async () => {
    const account = await candidate({ account: true, email: "own-account@example.com" });
    const pairOf = { kept_id: account.id, merged_id: merged.id, kept_version: 1, merged_version: 1 };
    const refused = await post("merge", { ...pairOf, take: ["email"] });
    expect(refused.body).toMatchObject({ code: "validation_failed" });
    expect(Object.keys(refused.body.fields ?? {})).toEqual(["take"]);
    const id = idOf(await merge({ take: ["email"] }));
    await acrossCompanies(test.db, (tx) =>
      tx.$client.query(
        "update users set account = true, first_name = 'Other', last_name = 'One', phone = null where id = $1",
        [kept.id],
      ),
    );
    expect((await post("merge/undo", { id })).body.code).toBe("email_taken");
  });

  it("leaves later records with the person they belong to", async () => {
    const id = idOf(await merge({ take: ["email", "headline"] }));
    const note = { user_id: kept.id, title: "After", description: "the merge" };
    expect((await test.as(people.moderator).post("/candidate_notes", note)).status).toBe(200);
    const row = await test.as(people.moderator).get("/candidate", { id: kept.id });
    const { version } = (row.body.payload as { candidates: { version: number }[] }).candidates[0] ?? {};
    await test.as(people.moderator).put("/candidate", { id: kept.id, version, headline: "Head chef" });
    await post("merge/undo", { id });
    const notes = await test.as(people.moderator).get("/candidate_notes", { user_id: kept.id });
    expect(notes.body.payload).toMatchObject({ total: 1, data: [{ title: "After" }] });
    const after = await test.as(people.moderator).get("/user_status", { user_id: kept.id });
    expect(after.body.payload).toMatchObject({ candidate: { headline: "Head chef", email: kept.email } });
  });

  it("is won by one of two recruiters", async () => {
    const colleague = await buildUser(test.db, company, { systemRole: "moderator" });
    const body = { ...pair(), kept_version: kept.version, merged_version: merged.version };
    const answers = await Promise.all([post("merge", body), post("merge", body, colleague)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("is refused when one changed meanwhile, for oneself, and into the one without the account", async () => {
    expect(await merge({ kept_version: 99 })).toMatchObject({ status: 409, body: { code: "stale_version" } });
    expect(
      (await post("merge", { ...pair(), merged_id: kept.id, kept_version: 1, merged_version: 1 })).status,
    ).toBe(400);
    const into = { kept_id: kept.id, merged_id: people.freelancer.id, kept_version: 1, merged_version: 1 };
    const answer = await post("merge", into);
    expect(answer.body.fields?.merged_id).toContain("has an account");
  });

  it("is recruiters' work; another company's people are not found", async () => {
    for (const other of [people.hr_manager, people.manager])
      expect((await post("merge/preview", pair(), other)).status).toBe(403);
    const foreign = await buildUser(test.db, await buildCompany(test.db), { systemRole: "moderator" });
    expect((await post("merge/preview", pair(), foreign)).status).toBe(404);
    const id = idOf(await merge());
    expect((await post("merge/undo", { id }, foreign)).status).toBe(404);
  });
});

describe("what happened to someone who was merged", () => {
  const told = async (of: TestUser) => {
    const answer = await test.as(people.hr_manager).get("/system_events", { user_ids: of.id, size: 100 });
    const { data } = answer.body.payload as { data: { user_id: string; text: string }[] };
    expect(data.every(({ user_id }) => user_id === of.id)).toBe(true);
    return data.map(({ text }) => text).filter((text) => / note| headline|profile/.test(text));
  };
  const happened = async (of: TestUser, kind: string) =>
    acrossCompanies(test.db, (tx) =>
      recordEvent(tx, { companyId: company.id, actorId: people.moderator.id, kind, userId: of.id }),
    );

  it("is shown with the one who stayed, through several merges, and goes back when one is undone", async () => {
    const third = await candidate();
    await happened(third, "note.added");
    await happened(merged, "note.changed");
    await happened(kept, "note.deleted");
    const first = await post("merge", {
      kept_id: merged.id,
      merged_id: third.id,
      kept_version: merged.version,
      merged_version: third.version,
    });
    expect(first.status).toBe(200);
    expect(await told(merged)).toHaveLength(2);
    const { version } = (first.body.payload as { candidate: { version: number } }).candidate;
    const id = idOf(await merge({ merged_version: version }));
    expect(await told(kept)).toHaveLength(3);
    expect((await post("merge/undo", { id })).status).toBe(200);
    expect(await told(kept)).toHaveLength(1);
    expect(await told(merged)).toHaveLength(2);
    expect((await post("merge/undo", { id: idOf(first) })).status).toBe(200);
    expect([await told(merged), await told(third)].map(({ length }) => length)).toEqual([1, 1]);
  });
});
