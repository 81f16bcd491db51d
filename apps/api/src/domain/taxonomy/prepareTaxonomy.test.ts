import { loadStarter } from "@vaardig/taxonomy/starter/starter";
import { afterAll, beforeAll, expect, test } from "vitest";
import { acrossCompanies, inCompany } from "../../platform/db/database.ts";
import { buildCompany } from "../../test/factories.ts";
import { type TestDatabase, testDatabase } from "../../test/testDatabase.ts";
import { prepareTaxonomy } from "./prepareTaxonomy.ts";
import { taxonomyRevision } from "./taxonomyRevision.ts";

let database: TestDatabase;
const logged: string[] = [];
const log = { info: (_: unknown, message?: string) => void logged.push(message ?? "") };

beforeAll(async () => {
  database = await testDatabase();
  await prepareTaxonomy(database, log);
});
afterAll(() => database.drop());

function numbers(sql: string): Promise<Record<string, number>> {
  return acrossCompanies(database.db, async (tx) => {
    const { rows } = await tx.$client.query<Record<string, number>>(sql);
    return rows[0] ?? {};
  });
}

test("the whole starter taxonomy is stored, with labels in both languages and levels", async () => {
  const starter = loadStarter();
  expect(
    await numbers(`select
      (select count(*)::int from skills where company_id is null) as skills,
      (select count(*)::int from skill_groups where levels ? 'nl') as described,
      (select count(*)::int from job_profiles) as jobs,
      (select count(*)::int from job_profile_skills) as requirements,
      (select count(*)::int from skill_labels where preferred and lang = 'nl') as dutch,
      (select count(*)::int from job_profiles where labels ? 'nl' and descriptions ? 'nl') as dutch_jobs,
      (select count(*)::int from skills where group_id is null) as ungrouped`),
  ).toEqual({
    skills: starter.skills.length,
    described: starter.groups.filter((group) => group.levels).length,
    jobs: starter.jobs.length,
    requirements: starter.jobs.reduce((sum, job) => sum + job.skills.length, 0),
    dutch: starter.skills.length,
    dutch_jobs: starter.jobs.length,
    ungrouped: 0,
  });
});

test("rarity and the nearest skills are computed", async () => {
  const found = await numbers(`select
    (select max(n)::int from (select count(*) as n from skill_neighbours group by skill_id) per_skill) as most,
    (select count(*)::int from skill_neighbours where similarity <= 0 or similarity > 1 or skill_id = neighbour_id) as wrong,
    (select count(*)::int from skills s where idf <= 0) as without`);
  expect(found).toEqual({ most: 20, wrong: 0, without: 0 });
});

test("it is loaded once: again, and by two servers at the same time, nothing happens", async () => {
  logged.length = 0;
  const revision = () => acrossCompanies(database.db, taxonomyRevision);
  const before = await revision();
  await Promise.all([prepareTaxonomy(database, log), prepareTaxonomy(database, log)]);
  expect(logged).toEqual([]);
  expect(await revision()).toBe(before);
});

test("another version is loaded by one of two servers, and what did not differ keeps its id", async () => {
  const read = "select array_agg(id::text || uri order by uri) as ids from skills";
  const before = await numbers(read);
  await acrossCompanies(database.db, (tx) =>
    tx.$client.query("update taxonomy_state set source_version = 'older'; delete from job_profile_labels"),
  );
  logged.length = 0;
  await Promise.all([prepareTaxonomy(database, log), prepareTaxonomy(database, log)]);
  expect(logged).toHaveLength(1);
  expect(await numbers(read)).toEqual(before);
  expect(await numbers("select count(*)::int as labels from job_profile_labels where preferred")).toEqual({
    labels: 2 * loadStarter().jobs.length,
  });
});

test("a company reads the shared taxonomy and cannot change it", async () => {
  const company = await buildCompany(database.db);
  const changed = await inCompany(database.db, company.id, async (tx) => {
    const seen = await tx.$client.query("select 1 from skills limit 5");
    const updated = await tx.$client.query("update skills set kind = 'attitude'");
    const removed = await tx.$client.query("delete from taxonomy_state");
    return [seen.rowCount, updated.rowCount, removed.rowCount, await taxonomyRevision(tx)];
  });
  expect(changed).toEqual([5, 0, 0, expect.any(Number)]);
  expect(changed[3]).toBeGreaterThan(0);
  const forged = inCompany(database.db, company.id, (tx) =>
    tx.$client.query(
      "insert into skills (id, source, source_version, uri, kind) values (gen_random_uuid(), 'x', '1', 'x:1', 'skill')",
    ),
  );
  await expect(forged).rejects.toMatchObject({ code: "42501" });
});
