import { compileJob } from "@vaardig/matching/compileJob";
import type { Requirement } from "@vaardig/matching/model";
import { rankPeople } from "@vaardig/matching/rankPeople";
import type { SkillTable } from "@vaardig/matching/skillTable";
import type { MatchEngine } from "../../../apps/api/src/domain/matching/matchEngine.ts";
import { startMatchEngine } from "../../../apps/api/src/domain/matching/startMatchEngine.ts";
import { PeopleIndex } from "../../../apps/api/src/domain/matching/worker/peopleIndex.ts";
import { loadTaxonomy } from "../../../apps/api/src/domain/matching/worker/taxonomy.ts";
import { inCompany } from "../../../apps/api/src/platform/db/database.ts";
import { inTempFolder } from "../../lib/inTempFolder.ts";
import { openNewDatabase } from "../../lib/openNewDatabase.ts";
import { median, print, reportResult } from "../../lib/reportResult.ts";
import { rankInSql, type SqlRank } from "./rankInSql.ts";
import { seedJobs, seedPeople } from "./seedPeople.ts";

const PEOPLE = 100_000;
const SKILLS_PER_PERSON = 20;
const SKILLS_PER_JOB = 12;
const JOBS = 15;
const PAGE = 50;
const FACTOR = 40;
/** Tolerance for summation order; closer scores are ties. */
const SAME = 1e-9;

async function timed<T>(work: () => Promise<T> | T): Promise<{ ms: number; result: T }> {
  const since = performance.now();
  const result = await work();
  return { ms: performance.now() - since, result };
}

function rankInProcess(people: PeopleIndex, required: Requirement[], skills: SkillTable, adjacency: boolean) {
  return rankPeople(people.index, compileJob(required, skills, { adjacency }), skills, { k: PAGE });
}

/** Throws unless both rankings have equal scores, and equal people except among ties. */
function checkSame(inSql: SqlRank[], rows: { id: string; score: number }[]): void {
  for (const [at, { id, score }] of rows.entries()) {
    const other = inSql[at];
    if (!other || Math.abs(other.score - score) > SAME)
      throw new Error(`place ${at + 1}: ${score} in the process, ${other?.score} in SQL`);
    const isTied = rows.some((one) => one.id !== id && Math.abs(one.score - score) < SAME) || at === PAGE - 1;
    if (other.id !== id && !isTied)
      throw new Error(`place ${at + 1}: ${id} in the process, ${other.id} in SQL`);
  }
}

/**
 * Retries, because the engine rejects a request that waits too long, such as the first one of a large
 * company.
 */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 8; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

async function timeEngine(engine: MatchEngine, companyId: string, jobs: Requirement[][]): Promise<number[]> {
  const ask = (required: Requirement[]) =>
    engine.rankPeople(companyId, required, { people: "all", page: 0, size: PAGE });
  const [first = []] = jobs;
  const start = await timed(() => patiently(() => ask(first)));
  print(`engine, first question with reading everything: ${(start.ms / 1_000).toFixed(1)} s`);
  const times: number[] = [];
  for (const required of jobs) times.push((await timed(() => ask(required))).ms);
  return times;
}

await inTempFolder(async (folder) => {
  const { app, db, admin, close } = await openNewDatabase(folder);
  const seeded = await timed(() => seedPeople(admin, PEOPLE, SKILLS_PER_PERSON));
  print(`${PEOPLE * SKILLS_PER_PERSON} claims written in ${(seeded.ms / 1_000).toFixed(1)} s`);
  const { companyId } = seeded.result;
  const { skills } = await loadTaxonomy(db);
  const read = await timed(() =>
    inCompany(db, companyId, (tx) => PeopleIndex.read(tx, companyId, skills, new Date())),
  );
  print(`index read in ${(read.ms / 1_000).toFixed(1)} s`);
  const people = read.result;
  const jobs = seedJobs(JOBS, SKILLS_PER_JOB);
  for (const required of jobs) rankInProcess(people, required, skills, false);
  const [bare, near, inSql]: number[][] = [[], [], []];
  for (const required of jobs) {
    const ranked = await timed(() => rankInProcess(people, required, skills, false));
    bare?.push(ranked.ms);
    near?.push((await timed(() => rankInProcess(people, required, skills, true))).ms);
    const sql = await timed(() => inCompany(db, companyId, (tx) => rankInSql(tx, companyId, required, PAGE)));
    inSql?.push(sql.ms);
    const rows = ranked.result.rows.flatMap(({ person, score }) => {
      const id = people.ids[person];
      return id === undefined || score === null ? [] : [{ id, score }];
    });
    checkSame(sql.result, rows);
  }
  const engine = startMatchEngine({ ...app, max: 2 });
  const asked = await timeEngine(engine, companyId, jobs);
  await engine.close();
  await close();
  const [p50, p50Near, p50Sql, p50Asked] = [
    median(bare ?? []),
    median(near ?? []),
    median(inSql ?? []),
    median(asked),
  ];
  print(
    `p50: SQL ${p50Sql.toFixed(1)} ms, index ${p50.toFixed(2)} ms, with related skills ${p50Near.toFixed(2)} ms`,
  );
  print(
    `p50: engine with related skills, through its worker and with the names of the page ${p50Asked.toFixed(1)} ms`,
  );
  reportResult("match_100k_vs_sql", p50Sql / p50, "x", ">=", FACTOR);
  reportResult("match_100k_engine_vs_sql", p50Sql / p50Asked, "x", ">=", FACTOR);
});
