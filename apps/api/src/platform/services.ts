import type { Config } from "../config.ts";
import type { Database } from "./db/database.ts";
import type { FileStore } from "./files/fileStore.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { ChangeFeed } from "./live/changeFeed.ts";
import type { LiveStreams } from "./live/liveStreams.ts";
import type { MatchEngine } from "./matching/matchEngine.ts";
import type { Secrets } from "./secrets.ts";
import type { SessionStore } from "./session/sessionStore.ts";
import type { SharedSkills } from "./taxonomy/sharedSkills.ts";

/** What every route may use; made once in `app.ts`, or by a test. */
export interface Services {
  config: Config;
  secrets: Secrets;
  db: Database;
  sessions: SessionStore;
  files: FileStore;
  jobs: Jobs;
  matching: MatchEngine;
  sharedSkills: SharedSkills;
  /** Changes of applications as they are committed, and who is told of them. */
  changes: ChangeFeed;
  streams: LiveStreams;
}

/**
 * What code inside a transaction may use: all but what takes a connection of its own, because whoever holds one and waits
 * for a second may wait for itself.
 */
export type TxServices = Omit<Services, "db" | "sessions" | "changes"> & {
  sessions: Pick<SessionStore, "forget" | "forgetUser">;
};
