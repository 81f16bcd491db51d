import type { Config } from "../config.ts";
import type { Database } from "./db/database.ts";
import type { FileStore } from "./files/fileStore.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { MatchEngine } from "./matching/matchEngine.ts";
import type { Secrets } from "./secrets.ts";
import type { SessionStore } from "./session/sessionStore.ts";

/** What every route may use; made once in `app.ts`, or by a test. */
export interface Services {
  config: Config;
  secrets: Secrets;
  db: Database;
  sessions: SessionStore;
  files: FileStore;
  jobs: Jobs;
  matching: MatchEngine;
}
