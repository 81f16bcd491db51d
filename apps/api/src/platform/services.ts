import type { Config } from "../config.ts";
import type { Database } from "./db/database.ts";
import type { FileStore } from "./files/fileStore.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { LiveStreams } from "./live/liveStreams.ts";
import type { Secrets } from "./secrets.ts";
import type { Sessions } from "./session/sessions.ts";

/**
 * Services available inside a transaction. Domains extend this with the server-wide services that they
 * declare.
 */
export interface TxServices {
  config: Config;
  secrets: Secrets;
  files: FileStore;
  jobs: Jobs;
  streams: LiveStreams;
  sessions: Pick<Sessions, "forget" | "forgetUser">;
}

/**
 * Services available to every route, created once by `startServices` or by a test. Beyond `TxServices` these
 * take a connection of their own: a request that holds one and waits for a second can deadlock.
 */
export interface Services extends TxServices {
  db: Database;
  sessions: Sessions;
}
