import { Client } from "pg";
import { connectRunning } from "../platform/postgres/connectRunning.ts";

// Development tool: runs a read-only SQL statement on the bundled database, across all companies.
const EXAMPLE = 'npm run sql -- "select email, system_role from users limit 5"';

async function read(statement: string | undefined): Promise<string> {
  if (!statement) throw new Error(`Say what to read: ${EXAMPLE}`);
  const running = await connectRunning(process.env.DATA_DIR ?? ".data");
  if (!running) throw new Error("No server runs on the data directory: npm run dev, or npm start.");
  const client = new Client({
    ...running,
    database: "vaardig",
    options: "-c default_transaction_read_only=on",
  });
  await client.connect();
  try {
    const { rows } = await client.query(statement);
    return rows.map((row) => JSON.stringify(row)).join("\n") || "Nothing found.";
  } finally {
    await client.end();
  }
}

try {
  process.stdout.write(`${await read(process.argv[2])}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
