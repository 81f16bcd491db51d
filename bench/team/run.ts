import type pg from "pg";
import { seedLargeCompany } from "../../apps/api/src/test/seedLargeCompany.ts";
import { inTempFolder } from "../lib/inTempFolder.ts";
import { openRunningDatabase } from "../lib/openRunningDatabase.ts";
import { median, print, reportResult } from "../lib/reportResult.ts";
import { postSignIn, solvedCheck } from "../lib/signIn.ts";
import { PRODUCT, startServer } from "../lib/startServer.ts";
import { seedSkills } from "../organization/seedSkills.ts";

const PASSWORD = "Welcome-2026!";
const ROUNDS = 25;
const PEOPLE = 200;
const SKILLS = 40;

/**
 * Extends a company filled by `seedSkills`: a reporting line of 200 with five jobs that require 40 skills,
 * which everyone has at some level.
 */
async function seedTeam(pool: pg.Pool, companyId: string): Promise<void> {
  const jobs = await pool.query<{ id: string }>(
    "select id from job_profiles where source = 'bench' order by (split_part(uri, ':', 2))::int limit 5",
  );
  const ids = jobs.rows.map(({ id }) => id);
  const line = `select u.id, row_number() over (order by u.id) as n from users u
    where u.company_id = $1 and u.system_role = 'employee' order by u.id limit ${PEOPLE}`;
  await pool.query(
    `update users u set manager_id = (select id from users where company_id = $1 and system_role = 'admin'),
        job_profile_id = ($2::uuid[])[1 + l.n % 5]
      from (${line}) l where u.company_id = $1 and u.id = l.id`,
    [companyId, ids],
  );
  await pool.query(
    `insert into person_skills (company_id, id, user_id, skill_id, level, source, created_by)
      select $1::uuid, gen_random_uuid(), l.id, s.skill_id, 1 + (l.n + s.n) % 5, 'self', l.id
      from (${line}) l, (select skill_id, row_number() over (order by skill_id) as n
        from (select distinct skill_id from job_profile_skills where job_profile_id = any($2::uuid[])) d) s
      on conflict do nothing`,
    [companyId, ids],
  );
  await pool.query(
    "update users set system_role = 'manager' where company_id = $1 and system_role = 'admin'",
    [companyId],
  );
  await pool.query("analyze users, person_skills");
}

// The heat map of a manager's line of 200 in a company of 10,000, with the requests of the page.
await inTempFolder(async (dataDir) => {
  const server = await startServer(PRODUCT, {
    DATA_DIR: dataDir,
    DEMO: "false",
    LOG_LEVEL: "warn",
    CAPTCHA_COST: "1",
    RATE_LIMIT: "100000000",
  });
  const pool = await openRunningDatabase(dataDir, 1);
  const { id, adminEmail } = await seedLargeCompany(pool, { roles: 5_000, password: PASSWORD });
  await seedSkills(pool, id);
  await seedTeam(pool, id);
  await pool.end();
  const { token } = await postSignIn(server.url, adminEmail, PASSWORD, await solvedCheck(server.url));
  const ask = async () => {
    const began = performance.now();
    const answer = await fetch(`${server.url}/api/team/skills?size=${PEOPLE}&skills=${SKILLS}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return { text, took: performance.now() - began };
  };
  for (let round = 0; round < 5; round += 1) await ask();
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) answers.push(await ask());
  const text = answers[0]?.text ?? "";
  const { payload } = JSON.parse(text) as {
    payload: { data: { cells: unknown[] }[]; skills: unknown[]; total: number };
  };
  const cells = payload.data.reduce((sum, person) => sum + person.cells.length, 0);
  print(
    `${payload.data.length} of ${payload.total} people × ${payload.skills.length} skills, ${cells} cells, ${Math.round(text.length / 1024)} kB`,
  );
  if (cells < PEOPLE * SKILLS) throw new Error("the map is not whole");
  print(`fastest of ${ROUNDS}: ${Math.round(Math.min(...answers.map(({ took }) => took)))} ms`);
  reportResult("team_200x40", median(answers.map(({ took }) => took)), "ms", "<=", 150);
  await server.stop();
});
