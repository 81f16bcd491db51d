import { seedLargeCompany } from "../../apps/api/src/test/seedLargeCompany.ts";
import { inTempFolder } from "../lib/inTempFolder.ts";
import { openRunningDatabase } from "../lib/openRunningDatabase.ts";
import { median, print, reportResult } from "../lib/reportResult.ts";
import { postSignIn, solvedCheck } from "../lib/signIn.ts";
import { PRODUCT, startServer } from "../lib/startServer.ts";
import { seedSkills } from "../organization/seedSkills.ts";

const PASSWORD = "Welcome-2026!";
const ROUNDS = 15;
/** Milliseconds between two pages that someone else reads during a change of everyone. */
const PAUSE = 100;

type Payload = Record<string, unknown>;

// The employee list of a company of 10,000: pages, searches, skill facts, and a change of everyone with its undo.
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
  await pool.query("analyze");
  const idsOf = async (text: string) =>
    (await pool.query<{ id: string }>(text, [id])).rows.map((row) => row.id);
  const people = await idsOf("select id from users where company_id = $1 order by id limit 100");
  const [department] = await idsOf("select id from departments where company_id = $1 order by name limit 1");
  const [skill] = await idsOf("select skill_id as id from person_skills where company_id = $1 limit 1");
  await pool.end();

  const { token } = await postSignIn(server.url, adminEmail, PASSWORD, await solvedCheck(server.url));
  const ask = async (path: string, body?: object): Promise<{ payload: Payload; took: number }> => {
    const began = performance.now();
    const answer = await fetch(`${server.url}/api${path}`, {
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${text}`);
    return { payload: (JSON.parse(text) as { payload: Payload }).payload, took: performance.now() - began };
  };
  const measure = async (name: string, path: string, limit: number) => {
    for (let round = 0; round < 3; round += 1) await ask(path);
    const took: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) took.push((await ask(path)).took);
    print(`${name}: fastest of ${ROUNDS} ${Math.round(Math.min(...took))} ms`);
    reportResult(name, median(took), "ms", "<=", limit);
  };

  const total = (await ask("/employee")).payload.total;
  print(`${total} employees`);
  await measure("employees_page", "/employee?size=10", 100);
  await measure("employees_role_search", "/employee?size=10&search_query=engineer%2012", 150);
  await measure("employees_skill_search", `/employee?size=10&skills=${skill}.3`, 150);
  await measure("employees_short_of", `/employee?size=10&short_of=${skill}`, 150);
  await measure("search_reading", "/skill/read_search?text=anna%20sql%20at%20least%20basic", 50);
  const facts = (ids: string[]) =>
    `/employee/skill_facts?user_ids=${encodeURIComponent(JSON.stringify(ids))}`;
  await measure("skill_facts_10", facts(people.slice(0, 10)), 100);
  await measure("skill_facts_100", facts(people), 250);

  // Someone else reads pages meanwhile: the longest wait shows whether the change blocks them.
  const during = async <T>(work: Promise<T>): Promise<{ result: T; longest: number }> => {
    let isDone = false;
    let longest = 0;
    const reader = (async () => {
      while (!isDone) {
        longest = Math.max(longest, (await ask("/employee?size=10")).took);
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    })();
    try {
      return { result: await work, longest };
    } finally {
      isDone = true;
      await reader;
    }
  };
  const everyone = { filter: { search_query: "" }, except: [] };
  const changed = await during(
    ask("/employee/bulk_edit", { selection: everyone, department_id: department }),
  );
  const { undo_id: undoId, changed: count } = changed.result.payload;
  print(`${count} changed; a page meanwhile took ${Math.round(changed.longest)} ms at most`);
  reportResult("bulk_edit_10000", changed.result.took, "ms", "<=", 5_000);
  const undone = await during(ask("/employee/bulk_edit/undo", { undo_id: undoId }));
  const { restored } = undone.result.payload;
  print(`${restored} restored; a page meanwhile took ${Math.round(undone.longest)} ms at most`);
  if (restored !== count) throw new Error("not everyone is back");
  reportResult("bulk_edit_undo_10000", undone.result.took, "ms", "<=", 5_000);
  reportResult("page_during_undo", undone.longest, "ms", "<=", 1_000);
  await server.stop();
});
