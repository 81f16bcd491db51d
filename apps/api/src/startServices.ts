import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./config.ts";
import { SessionStore } from "./domain/accounts/sessions/sessionStore.ts";
import { ChangeFeed } from "./domain/applications/changeFeed.ts";
import { startMatchEngine } from "./domain/matching/startMatchEngine.ts";
import { NotifiedFeed } from "./domain/notifications/notifiedFeed.ts";
import { SharedSkills } from "./domain/taxonomy/sharedSkills.ts";
import { compareClocks } from "./platform/db/compareClocks.ts";
import { connectDatabase } from "./platform/db/connect.ts";
import { openDatabase } from "./platform/db/database.ts";
import { WORK_LIMITS } from "./platform/db/limits.ts";
import { diskFileStore } from "./platform/files/fileStore.ts";
import { enqueueOnly, migrateJobs, startJobs } from "./platform/jobs/jobs.ts";
import { LiveStreams } from "./platform/live/liveStreams.ts";
import type { BundledPostgres } from "./platform/postgres/supervise.ts";
import { loadSecrets } from "./platform/secrets.ts";
import type { Services } from "./platform/services.ts";
import { buildTasks, CRONTAB } from "./tasks.ts";

export interface RunningServices {
  services: Services;
  /** Services for background jobs, with their own connections, so that requests never wait for a job's. */
  work: Services;
  /** Stops jobs, then connections, then the bundled database. */
  stop(): Promise<void>;
}

/** Connections for two concurrent jobs with their parallel queries, and for the queue itself. */
const WORK_CONNECTIONS = 8;

/** Starts the services that routes depend on; `database` is the bundled one if it is already starting. */
export async function startServices(
  config: Config,
  log: FastifyBaseLogger,
  database?: Promise<BundledPostgres>,
): Promise<RunningServices> {
  const secrets = await loadSecrets(config.DATA_DIR);
  const connection = await connectDatabase(config, secrets, (line) => log.info(line), database);
  const db = openDatabase(connection.app);
  const sessions = new SessionStore(db);
  const services: Services = {
    config,
    secrets,
    db,
    sessions,
    files: diskFileStore(join(config.DATA_DIR, "files")),
    jobs: enqueueOnly(),
    matching: startMatchEngine({ ...connection.app, max: 2 }),
    sharedSkills: new SharedSkills(),
    changes: new ChangeFeed(connection.app),
    notified: new NotifiedFeed(connection.app),
    streams: new LiveStreams(sessions),
  };
  const work: Services = {
    ...services,
    db: openDatabase({ ...connection.app, max: WORK_CONNECTIONS }, WORK_LIMITS),
  };
  await compareClocks(work.db, log);
  await migrateJobs(work.db.pool);
  await sessions.listen(connection.app);
  services.jobs = await startJobs(work.db.pool, buildTasks(work), CRONTAB, log);
  return {
    services,
    work,
    async stop() {
      await services.jobs.stop();
      await sessions.close();
      await services.changes.close();
      await services.notified.close();
      await services.matching.close();
      await work.db.close();
      await db.close();
      await connection.stop();
    },
  };
}
