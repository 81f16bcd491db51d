import { flushCompileCache } from "node:module";
import type { FastifyBaseLogger } from "fastify";
import { buildServer } from "./app.ts";
import type { Config } from "./config.ts";
import { makeDemo } from "./demo/makeDemo.ts";
import { printAddress } from "./demo/printAddress.ts";
import { prepareTaxonomy } from "./domain/taxonomy/prepareTaxonomy.ts";
import type { BundledPostgres } from "./platform/postgres/supervise.ts";
import { startServices } from "./startServices.ts";

/** Time that requests under way are given when the server stops, in milliseconds. */
const GRACE_MS = 10_000;

/** Starts the services on the database that is on its way, listens, and stops with grace at SIGINT and SIGTERM. */
export async function serve(
  config: Config,
  log: FastifyBaseLogger,
  database: Promise<BundledPostgres> | undefined,
): Promise<void> {
  const { services, work, stop } = await startServices(config, log, database);
  await prepareTaxonomy(work, log);
  if (config.demo) await makeDemo(work, log);
  const app = await buildServer(services, log);

  let stopping = false;
  const close = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    await app.close();
    await stop();
    process.exit(0);
  };
  process.on("SIGINT", (signal) => void close(signal));
  process.on("SIGTERM", (signal) => void close(signal));

  await app.listen({ port: config.PORT, host: config.HOST });
  await printAddress(services);
  // Otherwise kept only at an orderly end: a start after a kill would compile everything again.
  flushCompileCache();
  // What a start leaves behind is a quarter of an idle server's memory, and nothing would collect it before requests do:
  // compiled code that runs once among it, which only a collection of the last resort gives up.
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
}
