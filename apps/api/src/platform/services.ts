import type { Config } from "../config.ts";
import type { Database } from "./db/database.ts";
import type { FileStore } from "./files/fileStore.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { LiveStreams } from "./live/liveStreams.ts";
import type { Secrets } from "./secrets.ts";
import type { Sessions } from "./session/sessions.ts";

/** What code inside a transaction may use. Subjects add what they keep for the whole server where they declare it. */
export interface TxServices {
  config: Config;
  secrets: Secrets;
  files: FileStore;
  jobs: Jobs;
  streams: LiveStreams;
  sessions: Pick<Sessions, "forget" | "forgetUser">;
}

/**
 * What every route may use, made once by `startServices` or by a test. Beside the above it is what takes a connection of
 * its own: a request that holds one and waits for a second may wait for itself.
 */
export interface Services extends TxServices {
  db: Database;
  sessions: Sessions;
}
