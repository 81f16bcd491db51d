import pg from "pg";
import { startPostgres } from "../../apps/api/src/platform/postgres/startPostgres.ts";

// Runs the bundled database as the server does and writes one row after the other; tells each commit that was
// acknowledged ("ack <number>") and, whenever it begins, what is there ("have <pid> <highest> <rows>").
const [, , dataDir = ""] = process.argv;
const postgres = await startPostgres({ dataDir, log: () => undefined });
let stopping = false;

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function write(): Promise<void> {
  const client = new pg.Client(postgres.config);
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("create table if not exists kept (n int primary key)");
    const { rows } = await client.query<{ highest: number; count: number }>(
      "select coalesce(max(n), 0) as highest, count(*)::int as count from kept",
    );
    let next = rows[0]?.highest ?? 0;
    tell(`have ${postgres.pid()} ${next} ${rows[0]?.count}`);
    while (!stopping) {
      next += 1;
      await client.query("insert into kept values ($1)", [next]);
      tell(`ack ${next}`);
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

process.once("SIGTERM", () => {
  stopping = true;
});

while (!stopping) await write().catch(() => undefined);
await postgres.stop();
