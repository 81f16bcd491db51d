import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { inTempFolder } from "../lib/inTempFolder.ts";
import { openRunningDatabase } from "../lib/openRunningDatabase.ts";
import { print, reportResult } from "../lib/reportResult.ts";
import { PRODUCT, startServer } from "../lib/startServer.ts";

const COMPANIES = 1_000;
const SEATS = 20;
const LOOP_DELAY = fileURLToPath(new URL("../lib/loopDelay.ts", import.meta.url));

/** Seeds a seller with a price, and companies with some seats whose period ends today. */
async function seed(pool: pg.Pool): Promise<void> {
  await pool.query(`with platform as (
      insert into companies (id, kind, slug, name, lifecycle)
      values (gen_random_uuid(), 'platform', 'vaardig', 'Vaardig', 'active') returning id
    ), priced as (
      insert into billing_prices (company_id, valid_from, cents) select id, '2020-01-01', 900 from platform
    )
    insert into billing_settings (company_id, name, address_line_1, zip_code, city, country, vat_number, email, iban,
      vat_rate, payment_term_days, number_prefix)
    select id, 'Vaardig B.V.', 'Blaak 555', '3011 GB', 'Rotterdam', 'NL', 'NL004495445B01', 'b@vaardig.example',
      'NL91ABNA0417164300', 2100, 14, 'VA' from platform`);
  await pool.query(
    `insert into companies (id, slug, name, industry, lifecycle)
     select gen_random_uuid(), 'bench-' || n, 'Bench ' || n, 'Energy', 'active' from generate_series(1, $1::int) n`,
    [COMPANIES],
  );
  await pool.query(
    `insert into users (company_id, id, email, first_name, last_name, system_role, status)
     select c.id, gen_random_uuid(), c.slug || '-' || n || '@bench.example', 'Bench', 'Person', 'employee', 'active'
     from companies c, generate_series(1, $1::int) n where c.kind = 'customer'`,
    [SEATS],
  );
  await pool.query(`insert into billing_accounts (company_id, legal_name, address_line_1, zip_code, city, country,
      invoice_email, anchor_day, period_from, period_to, period_seats, period_price_cents, version)
    select id, name, 'Kade 1', '9711 AA', 'Groningen', 'NL', slug || '@bench.example',
      extract(day from current_date), current_date - interval '1 month', current_date, 18, 900, 1
    from companies where kind = 'customer'`);
  await pool.query("analyze");
}

const countOf = async (pool: pg.Pool, what: string) =>
  (await pool.query<{ count: number }>(`select count(*)::int as count from ${what}`)).rows[0]?.count ?? 0;

await inTempFolder(async (dataDir) => {
  const measured = join(dataDir, "loop-delay.json");
  const server = await startServer(PRODUCT, {
    DATA_DIR: dataDir,
    DEMO: "false",
    LOG_LEVEL: "warn",
    TIME_ZONE: "UTC",
    NODE_OPTIONS: `--import ${LOOP_DELAY}`,
    LOOP_DELAY_FILE: measured,
  });
  const pool = await openRunningDatabase(dataDir, 2);
  await seed(pool);
  server.child.kill("SIGUSR2");
  const start = performance.now();
  await pool.query("select graphile_worker.add_job('run_billing')");
  while ((await countOf(pool, "invoices")) < COMPANIES) {
    if (performance.now() - start > 600_000) throw new Error("the run does not end");
    await delay(100);
  }
  const seconds = (performance.now() - start) / 1_000;
  server.child.kill("SIGUSR2");
  await delay(300);
  const { p99, max } = JSON.parse(await readFile(measured, "utf8"));
  const { rows } = await pool.query<{ numbers: number; last: string }>(
    "select count(distinct number)::int as numbers, max(number) as last from invoices",
  );
  if (rows[0]?.numbers !== COMPANIES || !rows[0].last.endsWith("01000")) throw new Error("numbers have gaps");
  await pool.query("select graphile_worker.add_job('run_billing')");
  await delay(3_000);
  if ((await countOf(pool, "invoices")) !== COMPANIES) throw new Error("a second run invoiced again");
  await pool.end();
  await server.stop();
  print(
    `${COMPANIES} companies of ${SEATS} seats; event loop p99 ${p99.toFixed(1)} ms, max ${max.toFixed(1)} ms`,
  );
  reportResult("invoice_run_1000", seconds, "s", "<=", 60);
  reportResult("invoice_run_1000_loop_p99", p99, "ms", "<=", 50);
});
