import type pg from "pg";
import { seedLargeCompany } from "../../apps/api/src/test/seedLargeCompany.ts";
import { inTempFolder } from "../lib/inTempFolder.ts";
import { openRunningDatabase } from "../lib/openRunningDatabase.ts";
import { median, print, reportResult } from "../lib/reportResult.ts";
import { postSignIn, solvedCheck } from "../lib/signIn.ts";
import { PRODUCT, startServer } from "../lib/startServer.ts";

const PASSWORD = "Welcome-2026!";
const ROUNDS = 15;

/**
 * Inputs typed letter by letter, like a person; the third contains a typo, the fourth matches nothing, so
 * that everything is read twice.
 */
const TYPED = ["visser anna", "planner", "hendrisken", "qwertyuiop", "jan", "müller"];

const NAMES = `update users u set last_name = (array['Jansen','de Vries','Bakker','Visser','Smit','Meijer','Mulder','de Boer',
    'Müller','Hendriksen','van Dijk','Dekker','Brouwer','van den Berg','Kok','Jacobs'])[1 + p.n % 16]
      || case when p.n % 3 = 0 then '-' || initcap(substr(translate(md5(p.n::text), '0123456789', 'aeioukrlnt'), 1, 7)) else '' end
  from (select id, (row_number() over (order by id))::int as n from users where company_id = $1) p
  where u.company_id = $1 and u.id = p.id and u.system_role <> 'admin'`;

const CANDIDATES = `insert into users (company_id, id, email, first_name, last_name, system_role, status, account, headline)
  select $1::uuid, gen_random_uuid(), 'candidate' || n || '@elsewhere.example',
    (array['Iris','Joris','Koen','Lotte','Mees','Noor'])[1 + n % 6], 'Outsider ' || md5(n::text), 'freelancer', 'active', false, 'Planner'
  from generate_series(1, 2000) n`;

const JOBS = `insert into vacancies (company_id, id, owner_id, name, status)
  select $1::uuid, gen_random_uuid(), a.id, (array['Planner','Mechanic','Analyst','Nurse'])[1 + n % 4] || ' ' || n, 'Approved'
  from generate_series(1, 1000) n, (select id from users where company_id = $1::uuid and system_role = 'admin') a`;

async function seed(pool: pg.Pool, companyId: string): Promise<void> {
  for (const statement of [NAMES, CANDIDATES, JOBS]) await pool.query(statement, [companyId]);
  await pool.query("vacuum analyze users, vacancies");
}

// Search in a company of 10,000 people, 2,000 candidates and 1,000 jobs, letter by letter.
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
  await seed(pool, id);
  await pool.end();
  const { token } = await postSignIn(server.url, adminEmail, PASSWORD, await solvedCheck(server.url));
  const ask = async (text: string) => {
    const began = performance.now();
    const answer = await fetch(`${server.url}/api/find?search_query=${encodeURIComponent(text)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const body = await answer.text();
    if (!answer.ok) throw new Error(body);
    return { took: performance.now() - began, found: body.includes('"name"') };
  };
  const texts = TYPED.flatMap((word) => Array.from(word, (_letter, at) => word.slice(0, at + 1).trim()));
  for (const text of texts) await ask(text);
  const all: number[] = [];
  for (const word of TYPED) {
    const own: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (let at = 1; at <= word.length; at += 1) own.push((await ask(word.slice(0, at).trim())).took);
    all.push(...own);
    const { found } = await ask(word);
    print(
      `${word}: ${found ? "found" : "nothing"}, median ${Math.round(median(own))} ms, slowest ${Math.round(Math.max(...own))} ms`,
    );
  }
  const sorted = all.toSorted((a, b) => a - b);
  reportResult("find_10000", median(all), "ms", "<=", 50);
  reportResult("find_10000_p95", sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, "ms", "<=", 50);
  await server.stop();
});
