import { MIN_PEOPLE_SHOWN } from "@vaardig/contract/analysis/skillsAnalysis";
import { buildSkillTable } from "@vaardig/matching/skillTable";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CountedPeople } from "../../../domain/matching/skillCount.ts";
import { countSkills } from "../../../domain/matching/worker/countSkills.ts";
import { PeopleIndex } from "../../../domain/matching/worker/peopleIndex.ts";
import { singlePoints } from "../../../domain/matching/worker/singlePoints.ts";
import { employeesWhere } from "../../../domain/people/employeesWhere.ts";
import { acrossCompanies, type Tx } from "../../../platform/db/database.ts";
import { buildCompany, buildSkill, buildUser, type TestUser } from "../../../test/factories.ts";
import { buildJobProfile } from "../../../test/jobFactories.ts";
import { buildDepartment } from "../../../test/organizationFactories.ts";
import { type TestDatabase, testDatabase } from "../../../test/testDatabase.ts";
import { skillTrend, TREND_MONTHS } from "./trend.queries.ts";
import { readTrend } from "./trend.ts";

const PEOPLE = 9;
/** Levels that the two jobs ask for of the three skills; 0 where they do not. */
const NEEDS = [
  [3, 2, 0],
  [4, 0, 1],
] as const;

let database: TestDatabase;
let company: { id: string };
const people: TestUser[] = [];
const departmentIds: string[] = [];
const jobs: string[] = [];
const skills: string[] = [];

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  company = await buildCompany(db);
  for (let made = 0; made < PEOPLE; made += 1) people.push(await buildUser(db, company));
  for (const name of ["Grid", "Wind"]) departmentIds.push((await buildDepartment(db, company, name)).id);
  for (let made = 0; made < 3; made += 1) skills.push((await buildSkill(db)).id);
  skills.sort();
  for (const levels of NEEDS) {
    const requires = levels.flatMap((level, at) => (level > 0 ? [{ skillId: skills[at] ?? "", level }] : []));
    jobs.push((await buildJobProfile(db, { companyId: company.id, requires })).id);
  }
});
afterAll(() => database.drop());

const claim = fc.record({
  level: fc.option(fc.integer({ min: 1, max: 5 })),
  source: fc.constantFrom("confirmed" as const, "self" as const),
  /** Months ago when it began, and how long it held; null until now. */
  ago: fc.integer({ min: 0, max: 20 }),
  held: fc.option(fc.integer({ min: 1, max: 10 })),
  expired: fc.boolean(),
});
type Claim = typeof claim extends fc.Arbitrary<infer T> ? T : never;
const person = fc.record({
  department: fc.option(fc.nat({ max: 1 })),
  job: fc.option(fc.nat({ max: 1 })),
  claims: fc.array(fc.option(claim), { minLength: 3, maxLength: 3 }),
});
type Person = typeof person extends fc.Arbitrary<infer T> ? T : never;
const situations = fc.array(person, { minLength: PEOPLE, maxLength: PEOPLE });
const evidences = fc.constantFrom("stated" as const, "confirmed" as const);

async function write(tx: Tx, given: readonly Person[]): Promise<void> {
  await tx.$client.query("delete from person_skills where company_id = $1", [company.id]);
  for (const [at, { department, job, claims }] of given.entries()) {
    const id = people[at]?.id;
    await tx.$client.query("update users set department_id = $2, job_profile_id = $3 where id = $1", [
      id,
      department === null ? null : departmentIds[department],
      job === null ? null : jobs[job],
    ]);
    for (const [skill, one] of claims.entries())
      if (one)
        await tx.$client.query(
          `insert into person_skills (company_id, id, user_id, skill_id, level, source, created_by, valid_from, valid_to, expires_on)
            values ($1, gen_random_uuid(), $2, $3, $4, $5, $2,
              date_trunc('month', now()) - make_interval(months => $6::int),
              date_trunc('month', now()) - make_interval(months => $6::int) + make_interval(months => $7::int),
              case when $8 then current_date - 1 end)`,
          [company.id, id, skills[skill], one.level, one.source, one.ago, one.held, one.expired && !one.held],
        );
  }
}

const counted = (one: Claim, evidence: string) =>
  evidence === "confirmed" && one.source !== "confirmed" ? null : one.level;
const holdsNow = (one: Claim | null | undefined): one is Claim => !!one && one.held === null && !one.expired;
/** Of someone who has nothing that still holds nothing is known. */
const isBlank = ({ claims }: Person) => !claims.some(holdsNow);
const asksFor = ({ job }: Person, skill: number) => (job === null ? 0 : (NEEDS[job]?.[skill] ?? 0));

function plainCells(given: readonly Person[], evidence: string) {
  const cells = new Map<string, Record<"asked" | "unknown" | "met" | "sum" | "levels", number>>();
  for (const one of given)
    for (const [skill, skillId] of skills.entries()) {
      const needed = asksFor(one, skill);
      if (needed === 0) continue;
      const key = `${skillId} ${one.department === null ? null : departmentIds[one.department]}`;
      const cell = cells.get(key) ?? { asked: 0, unknown: 0, met: 0, sum: 0, levels: 0 };
      cells.set(key, cell);
      cell.asked += 1;
      const held = one.claims[skill];
      if (!holdsNow(held)) {
        if (isBlank(one)) cell.unknown += 1;
        continue;
      }
      const level = counted(held, evidence);
      if (level === null) cell.unknown += 1;
      else {
        cell.sum += level;
        cell.levels += 1;
        if (level >= needed) cell.met += 1;
      }
    }
  return cells;
}

const whose = (): CountedPeople => ({
  viewer: { companyId: company.id, userId: company.id, role: "admin" },
});
const where = () => employeesWhere(whose().viewer);
/** The company's index as it is read in this transaction. */
async function indexIn(tx: Tx) {
  const table = buildSkillTable([], new Map());
  return { people: await PeopleIndex.read(tx, company.id, table, new Date()), skills: table };
}
/** Writes a situation, asks, and takes both back. */
async function asked<T>(given: readonly Person[], ask: (tx: Tx) => Promise<T>): Promise<T> {
  let answer: { is: T } | undefined;
  const undo = new Error("taken back");
  await acrossCompanies(database.db, async (tx) => {
    await write(tx, given);
    answer = { is: await ask(tx) };
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  if (!answer) throw new Error("nothing was answered");
  return answer.is;
}

test("cells are those of a plain count, however skills are chosen", async () => {
  await fc.assert(
    fc.asyncProperty(
      situations,
      evidences,
      fc.constantFrom("required" as const, "gap" as const),
      async (given, evidence, choose) => {
        const { departments, skills: counted } = await asked(given, async (tx) =>
          countSkills(tx, whose(), { evidence, choose, size: 40, page: 0 }, await indexIn(tx)),
        );
        const told = counted?.cells.map(({ skillId, departmentId, ...rest }) => [
          `${skillId} ${departmentId}`,
          rest,
        ]);
        expect(new Map(told as [string, object][])).toEqual(plainCells(given, evidence));
        expect(counted?.total).toBe(new Set(counted?.cells.map(({ skillId }) => skillId)).size);
        for (const { id, ...counts } of departments) {
          const here = given.filter(
            ({ department }) => (department === null ? null : departmentIds[department]) === id,
          );
          expect(counts).toEqual({
            people: here.length,
            withoutJob: here.filter((one) => one.job === null).length,
            withoutSkills: here.filter(isBlank).length,
          });
        }
      },
    ),
    { numRuns: 40 },
  );
});

test("skills that rest on one person are those of a plain count", async () => {
  await fc.assert(
    fc.asyncProperty(situations, evidences, async (given, evidence) => {
      const { page: rows } = await asked(given, async (tx) =>
        singlePoints(tx, whose(), { evidence, page: 0, size: 40 }, await indexIn(tx)),
      );
      const plain = skills.flatMap((skillId, skill) => {
        const needs = given.map((one) => asksFor(one, skill)).filter((level) => level > 0);
        const level = Math.min(...needs);
        const levels = given.map(({ claims }) => {
          const held = claims[skill];
          return holdsNow(held) ? counted(held, evidence) : null;
        });
        const able = levels.flatMap((has, at) => (has !== null && has >= level ? [people[at]?.id] : []));
        const growable = levels.flatMap((has, at) => (has === level - 1 ? [people[at]?.id] : []));
        return needs.length >= 2 && able.length === 1
          ? [{ skillId, level, asked: needs.length, only: able[0], growable: new Set(growable) }]
          : [];
      });
      const told = rows.map(({ skillId, level, asked: several, onlyId, growableTotal }) => ({
        skillId,
        level,
        asked: several,
        only: onlyId,
        growable: growableTotal,
      }));
      const bySkill = (a: { skillId: string }, b: { skillId: string }) => (a.skillId < b.skillId ? -1 : 1);
      expect(told.sort(bySkill)).toEqual(plain.map((one) => ({ ...one, growable: one.growable.size })));
      for (const [at, { growable }] of plain.entries())
        for (const id of rows.find(({ skillId }) => skillId === plain[at]?.skillId)?.growableIds ?? [])
          expect(growable.has(id)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test("the trend is what held at the end of each month, read from the history", async () => {
  await fc.assert(
    fc.asyncProperty(situations, evidences, async (given, evidence) => {
      const [rows, { months }] = await asked(given, async (tx) => [
        await skillTrend(tx, where(), { evidence }),
        await readTrend(tx, where(), { evidence }),
      ]);
      const people = months.map(() => new Set<Person>());
      const plain = Array.from({ length: TREND_MONTHS }, (_, at) => {
        // So many months before this one; what began in it or before, and was not over in it, held at its end.
        const back = TREND_MONTHS - 1 - at;
        const sums = { known: 0, confirmed: 0, met: 0, sum: 0 };
        for (const one of given)
          for (const [skill, held] of one.claims.entries()) {
            const needed = asksFor(one, skill);
            const level = held && counted(held, evidence);
            if (!held || needed === 0 || level === null) continue;
            const isOver = held.held === null ? held.expired && back === 0 : held.ago - held.held >= back;
            if (held.ago < back || isOver) continue;
            people[at]?.add(one);
            sums.known += 1;
            sums.sum += level ?? 0;
            if (held.source === "confirmed") sums.confirmed += 1;
            if ((level ?? 0) >= needed) sums.met += 1;
          }
        return sums;
      });
      expect(rows.map(({ known, confirmed, met, sum }) => ({ known, confirmed, met, sum }))).toEqual(plain);
      expect(months.map(({ is }) => is !== null)).toEqual(people.map(({ size }) => size >= MIN_PEOPLE_SHOWN));
    }),
    { numRuns: 40 },
  );
});
