import { flushCompileCache } from "node:module";
import type { FastifyBaseLogger } from "fastify";
import { buildServer } from "./app.ts";
import type { Config } from "./config.ts";
import { makeDemo } from "./demo/makeDemo.ts";
import { printAddress } from "./demo/printAddress.ts";
import { prepareTaxonomy } from "./domain/taxonomy/prepareTaxonomy.ts";
import type { BundledPostgres } from "./platform/postgres/supervise.ts";
import { startServices } from "./startServices.ts";

/** Time for requests in progress to finish when the server stops, in milliseconds. */
const GRACE_MS = 10_000;

/** Starts the services and listens; on SIGINT and SIGTERM, stops gracefully. */
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
  // Node writes the compile cache only at a normal exit; after a kill, the next start would compile all
  // again.
  flushCompileCache();
  // Garbage of the start is a quarter of an idle server's memory and stays until requests come. Only a
  // last-resort collection also frees compiled code that runs once.
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
}
