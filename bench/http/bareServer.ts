import fastify from "fastify";
import pg from "pg";
import { connectRunning } from "../../apps/api/src/platform/postgres/connectRunning.ts";

// Baseline: plain Fastify and pg on the database of a running server.
const [, , dataDir = "", id = "", companyId = ""] = process.argv;
const config = await connectRunning(dataDir);
if (!config) throw new Error(`no database runs on ${dataDir}`);
const pool = new pg.Pool({ ...config, database: "vaardig", max: 10 });
const app = fastify();

app.get("/readyz", async () => ({ status: "ready" }));
app.get("/one", async () => {
  const { rows } = await pool.query({
    name: "one",
    text: "select * from companies where id = $1",
    values: [id],
  });
  return rows[0];
});
app.get("/list", async () => {
  const text = `select id, first_name, last_name, email, system_role, status, version from users
    where company_id = $1 order by id limit 10`;
  const { rows } = await pool.query({ name: "list", text, values: [companyId] });
  return { data: rows };
});

await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
process.once("SIGTERM", () => process.exit(0));
