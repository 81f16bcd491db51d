import type { ApplicationListRow, Pipeline } from "@vaardig/contract/applications/applications";
import { STAGES, type Stage } from "@vaardig/contract/applications/pipeline";
import type { Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applications } from "../../domain/applications/applications.table.ts";
import { candidateTasks } from "../../domain/candidates/candidates.table.ts";
import { vacancies } from "../../domain/jobs/vacancies.table.ts";
import { personSkills } from "../../domain/skills/personSkills.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { buildVacancy, shareVacancy } from "../../test/jobFactories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let vacancy: { id: string; name: string };
let second: { id: string };
let ann: TestUser;

const DAY = 86_400_000;

async function put(
  person: TestUser,
  stage: Stage,
  days: number,
  more: Partial<typeof applications.$inferInsert> = {},
) {
  await acrossCompanies(test.db, (tx) =>
    tx.insert(applications).values({
      companyId: company.id,
      vacancyId: vacancy.id,
      userId: person.id,
      addedBy: person.id,
      stage,
      stageSince: new Date(Date.now() - days * DAY),
      ...more,
    }),
  );
}

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  const skill = await buildSkill(test.db);
  vacancy = await buildVacancy(test.db, people.moderator, {
    name: "Planner",
    requires: [{ skillId: skill.id, level: 3 }],
  });
  second = await buildVacancy(test.db, people.admin, { name: "Fitter" });
  await shareVacancy(test.db, second, people.moderator);
  ann = await buildUser(test.db, company, {
    firstName: "Ann",
    lastName: "Aas",
    systemRole: "freelancer",
    account: false,
    headline: "Planner of works",
  });
  await acrossCompanies(test.db, (tx) =>
    tx.insert(personSkills).values({
      companyId: company.id,
      userId: ann.id,
      skillId: skill.id,
      level: 4,
      source: "confirmed",
      createdBy: people.moderator.id,
    }),
  );
  await put(ann, "Interview", 3);
  for (let days = 1; days <= 5; days++) await put(await buildUser(test.db, company), "Application", days);
  await put(await buildUser(test.db, company), "Application", 9, { outcome: "withdrawn" });
  await put(await buildUser(test.db, company), "Interview", 9, { archivedAt: new Date() });
  await put(ann, "Vacancy", 2, { vacancyId: second.id });
  await acrossCompanies(test.db, (tx) =>
    tx.insert(candidateTasks).values({
      companyId: company.id,
      userId: ann.id,
      vacancyId: vacancy.id,
      title: "Call about notice",
      type: "call",
      activityDate: "2026-12-01",
      assigneeId: people.moderator.id,
      authorId: people.moderator.id,
    }),
  );
});
afterAll(() => test.close());

const read = async (by: TestUser, query: Record<string, string | number | boolean> = {}) => {
  const answer = await test.as(by).get("/candidate_list/pipeline", { job_vacancy_id: vacancy.id, ...query });
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.payload as Pipeline;
};

describe("GET candidate_list/pipeline", () => {
  it("has every stage with its count, the oldest and a page, newest first", async () => {
    const { stages, can } = await read(people.moderator, { size: 2 });
    expect(stages.map(({ stage, count, cards }) => [stage, count, cards.length])).toEqual(
      STAGES.map((stage) => [
        stage,
        stage === "Application" ? 5 : stage === "Interview" ? 1 : 0,
        stage === "Application" ? 2 : stage === "Interview" ? 1 : 0,
      ]),
    );
    const [, application] = stages;
    expect(Math.round((Date.now() - Date.parse(application?.oldest_since ?? "")) / DAY)).toBe(5);
    const since = application?.cards.map((card) => card.stage_since) ?? [];
    expect(since).toEqual([...since].sort().reverse());
    expect(can).toEqual(["move", "add"]);
  });

  it("shows on a card who it is, the exact match, what comes next and what the reader may do", async () => {
    const { stages } = await read(people.moderator, { statuses_filter: "Interview" });
    expect(stages).toHaveLength(1);
    const [card] = stages[0]?.cards ?? [];
    const matches = await test.as(people.moderator).get("/job_vacancy/match", {
      job_vacancy_id: vacancy.id,
      user_id: ann.id,
    });
    const { score, band } = matches.body.payload as { score: number; band: string };
    expect(card).toMatchObject({
      person: { id: ann.id, name: "Ann Aas", title: "Planner of works", internal: false },
      match: { score, band },
      next_action: { kind: "task", title: "Call about notice", task_type: "call", at: "2026-12-01" },
      back: ["Vacancy", "Application"],
      forward: ["Job offer"],
      rejection: "Rejection after interview",
      can: ["move", "offer", "reject", "archive"],
    });
    expect(score).toBeGreaterThan(0.9);
    for (const role of ["manager", "employee"] as const)
      expect(await read(people[role]).catch(() => "refused"), role).toBe("refused");
  });

  it("pages one stage, takes a list of stages, searches by name and shows what ended on request", async () => {
    const page = await read(people.moderator, { statuses_filter: "Application", page: 2, size: 2 });
    expect(page.stages[0]?.cards).toHaveLength(1);
    const two = await read(people.moderator, { statuses_filter: '["Application","Interview"]' });
    expect(two.stages.map(({ stage }) => stage)).toEqual(["Application", "Interview"]);
    const found = await read(people.moderator, { search_query: "ánn A" });
    expect(found.stages.map(({ count }) => count)).toEqual([0, 0, 1, 0, 0, 0]);
    const all = await read(people.moderator, { ended: true });
    expect(all.stages.map(({ count }) => count)).toEqual([0, 6, 2, 0, 0, 0]);
    const wrong = await test.as(people.moderator).get("/candidate_list/pipeline", {
      job_vacancy_id: vacancy.id,
      statuses_filter: "Elsewhere",
    });
    expect(wrong.status).toBe(400);
  });

  it("reads some cards again, of those that the filter shows", async () => {
    const { stages } = await read(people.moderator, { ended: true, statuses_filter: "Interview" });
    const ids = stages[0]?.cards.map(({ id }) => id) ?? [];
    const answer = await test
      .as(people.moderator)
      .get("/candidate_list/cards", { job_vacancy_id: vacancy.id, ids: JSON.stringify(ids) });
    const payload = answer.body.payload as Pick<Pipeline["stages"][number], "cards"> &
      Pick<Pipeline, "stages">;
    expect(payload.cards.map(({ person }) => person.id)).toEqual([ann.id]);
    expect(payload.stages[2]).toMatchObject({ stage: "Interview", count: 1 });
  });
});

describe("GET applications", () => {
  const list = async (by: TestUser, query: Record<string, string | number | boolean> = {}) => {
    const { body } = await test.as(by).get("/applications", query);
    expect(body).toMatchObject({ success: true });
    return body.payload as {
      data: ApplicationListRow[];
      total: number;
      stages: { stage: string; count: number }[];
      vacancies: { name: string; count: number }[];
    };
  };

  it("goes across vacancies, with counts of each filter beside the others", async () => {
    const all = await list(people.moderator, { size: 3 });
    expect([all.data.length, all.total]).toEqual([3, 8]);
    const interviews = await list(people.moderator, { statuses_filter: "Interview" });
    expect(interviews).toMatchObject({
      total: 1,
      data: [{ person: { name: "Ann Aas" }, vacancy: { name: "Planner" } }],
    });
    expect(interviews.stages).toContainEqual({ stage: "Application", count: 6 });
    expect(interviews.vacancies).toEqual([{ id: vacancy.id, name: "Planner", count: 1 }]);
  });

  it("filters by person or vacancy name, outcome, archive and the reader's own vacancies", async () => {
    expect((await list(people.moderator, { search_query: "fítt" })).total).toBe(1);
    expect((await list(people.moderator, { outcome: "withdrawn" })).total).toBe(1);
    expect((await list(people.moderator, { archived: "yes" })).total).toBe(1);
    expect((await list(people.moderator, { mine: true })).total).toBe(7);
    const open = async () => (await list(people.moderator, { jobs: "open" })).total;
    expect(await open()).toBe(8);
    await acrossCompanies(test.db, (tx) =>
      tx.update(vacancies).set({ publication: "closed" }).where(eq(vacancies.id, vacancy.id)),
    );
    expect(await open()).toBe(1);
    const [first] = (await list(people.moderator, { sort: "vacancy" })).data;
    expect(first?.vacancy.name).toBe("Fitter");
  });

  it("shows managers those of vacancies they work on, without the recruiters' tasks", async () => {
    expect((await list(people.manager)).total).toBe(0);
    const own = await buildVacancy(test.db, people.manager);
    await put(ann, "Interview", 1, { vacancyId: own.id });
    const mine = await list(people.manager);
    expect(mine).toMatchObject({ total: 1, data: [{ can: [], next_action: null }] });
  });
});
