import type pg from "pg";
import { seedLargeCompany } from "../../apps/api/src/test/seedLargeCompany.ts";
import { inTempFolder } from "../lib/inTempFolder.ts";
import { openRunningDatabase } from "../lib/openRunningDatabase.ts";
import { median, print, reportResult } from "../lib/reportResult.ts";
import { postSignIn, solvedCheck } from "../lib/signIn.ts";
import { PRODUCT, startServer } from "../lib/startServer.ts";
import { seedSkills } from "../organization/seedSkills.ts";

const PASSWORD = "Welcome-2026!";
const ROUNDS = 15;
const SKILLS = 20;
/** Number of departments and jobs of the company. */
const DEPARTMENTS = 20;

/**
 * Extends a company filled by `seedSkills`: five jobs that require the same 20 skills at different levels;
 * everyone holds one of the jobs and has all the skills, every third level with an older value from half a
 * year ago.
 */
async function seedAnalysis(pool: pg.Pool, companyId: string): Promise<void> {
  const skills = `(select id, row_number() over (order by (split_part(uri, ':', 2))::int) as n from skills
    where source = 'bench' order by n limit ${SKILLS})`;
  const jobs = `(select id, row_number() over (order by (split_part(uri, ':', 2))::int) as n from job_profiles
    where source = 'bench' order by n limit 5)`;
  await pool.query(`delete from job_profile_skills where job_profile_id in (select id from ${jobs} j)`);
  await pool.query(
    `insert into job_profile_skills (job_profile_id, skill_id, level, kind)
      select j.id, s.id, 1 + (j.n + s.n) % 5, 'essential' from ${jobs} j, ${skills} s`,
  );
  await pool.query(
    `update roles r set job_profile_id = j.id from ${jobs} j,
        (select id, row_number() over (order by id) as n from roles where company_id = $1) o
      where r.company_id = $1 and r.id = o.id and j.n = 1 + o.n % 5`,
    [companyId],
  );
  const people = `(select id, row_number() over (order by id) as n from users where company_id = $1)`;
  await pool.query("delete from person_skills where company_id = $1", [companyId]);
  await pool.query(
    `insert into person_skills (company_id, id, user_id, skill_id, level, source, created_by, valid_from)
      select $1::uuid, gen_random_uuid(), p.id, s.id, 1 + (p.n + s.n) % 5,
        case when (p.n + s.n) % 3 = 0 then 'confirmed' else 'self' end, p.id,
        now() - make_interval(days => ((p.n * 7 + s.n) % 500)::int)
      from ${people} p, ${skills} s`,
    [companyId],
  );
  await pool.query(
    `insert into person_skills (company_id, id, user_id, skill_id, level, source, created_by, valid_from, valid_to)
      select company_id, gen_random_uuid(), user_id, skill_id, greatest(level - 1, 1), 'self', created_by,
        valid_from - interval '180 days', valid_from
      from person_skills where company_id = $1 and source = 'confirmed'`,
    [companyId],
  );
  await pool.query("analyze users, roles, person_skills, job_profile_skills");
}

const VIEWS = {
  heat_map: `/analysis/skills/heat_map?skills=${SKILLS}`,
  heat_map_by_gap: `/analysis/skills/heat_map?skills=${SKILLS}&choose=gap`,
  gaps: "/analysis/skills/gaps?size=20",
  single_points: "/analysis/skills/single_points?size=20",
  trend: "/analysis/skills/trend",
};

// Skills analysis of a company of 10,000 people × 20 skills, with the requests of the administrator's page.
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
  await seedAnalysis(pool, id);
  await pool.end();
  const { token } = await postSignIn(server.url, adminEmail, PASSWORD, await solvedCheck(server.url));
  const ask = async (path: string) => {
    const began = performance.now();
    const answer = await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return { text, took: performance.now() - began };
  };
  for (const [name, path] of Object.entries(VIEWS)) {
    for (let round = 0; round < 3; round += 1) await ask(path);
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) answers.push(await ask(path));
    const { payload } = JSON.parse(answers[0]?.text ?? "") as {
      payload: { people: number; cells?: unknown[] };
    };
    const { people, cells } = payload;
    if (people < 10_000 || (cells && cells.length < DEPARTMENTS * SKILLS)) throw new Error("not all of them");
    print(
      `${name}: ${people} people, fastest ${Math.round(Math.min(...answers.map(({ took }) => took)))} ms`,
    );
    reportResult(`analysis_${name}_10000x20`, median(answers.map(({ took }) => took)), "ms", "<=", 200);
  }
  if (process.env.KEEP) await new Promise((resolve) => setTimeout(resolve, Number(process.env.KEEP) * 1000));
  await server.stop();
});
