import { pino } from "pino";
import { buildServer } from "./app.ts";
import { ConfigError, readConfig } from "./config.ts";
import { announce } from "./demo/announce.ts";
import { makeDemo } from "./demo/makeDemo.ts";
import { logOptions } from "./platform/http/logOptions.ts";
import { startServices } from "./platform/startServices.ts";
import { prepareTaxonomy } from "./platform/taxonomy/prepareTaxonomy.ts";

/** Time that requests under way are given when the server stops, in milliseconds. */
const GRACE_MS = 10_000;

async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino(logOptions(config.LOG_LEVEL));
  const { services, stop } = await startServices(config, log);
  await prepareTaxonomy(services, log);
  if (config.demo) await makeDemo(services, log);
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
  await announce(services);
}

serve().catch((error: unknown) => {
  const message =
    error instanceof ConfigError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
