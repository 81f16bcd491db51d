import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import type { ClientConfig } from "pg";
import { writeAccessRules } from "./accessRules.ts";
import { adoptServer } from "./adoptServer.ts";
import { clearLeftovers } from "./clearLeftovers.ts";
import { initialiseCluster } from "./initialiseCluster.ts";
import { launchServer } from "./launchServer.ts";
import { directoryId, lockDirectory } from "./lockDirectory.ts";
import { makeSocketDir, socketDirFor } from "./makeSocketDir.ts";
import { openServerLog } from "./openServerLog.ts";
import { makeDataDir, placeCluster } from "./placeCluster.ts";
import { prepareBinaries } from "./prepareBinaries.ts";
import { serverArguments } from "./serverArguments.ts";
import { type BundledPostgres, supervise } from "./supervise.ts";

export interface PostgresOptions {
  /** Created when missing; contains the database, its log and the lock. */
  dataDir: string;
  log: (line: string) => void;
  /** "off" trades crash safety for speed: for tests only. */
  durability?: "full" | "off";
  /** Where root puts binaries and databases that the database user could not reach otherwise. */
  systemDir?: string;
}

/**
 * Starts the bundled PostgreSQL on a data directory and keeps it running until `stop`. Resolves when it
 * responds. Throws DirectoryInUseError when another process runs one there, and an Error with the server's
 * last log lines when it does not start.
 */
export async function startPostgres(options: PostgresOptions): Promise<BundledPostgres> {
  const { log, durability = "full", systemDir = "/var/lib/vaardig" } = options;
  const isDurable = durability === "full";
  const dataDir = await makeDataDir(options.dataDir);
  const unlock = await lockDirectory(dataDir);
  const serverLog = openServerLog(join(dataDir, "postgres.log"));
  try {
    const { home, owner } = await placeCluster(dataDir, systemDir, log);
    const bin = await prepareBinaries(owner, owner ? systemDir : dataDir);
    const isNew = !existsSync(join(home, "pg"));
    if (isNew) log("Making a new database.");
    const password = process.platform === "win32" ? await keptPassword(dataDir) : undefined;
    const pg = await initialiseCluster({ home, bin, owner, passwordFile: password?.file, isDurable, log });
    const marker = `vaardig-${await directoryId(pg)}`;
    const port = password ? await freePort() : 5432;

    const launch = async () => {
      const socketDir = password ? undefined : socketDirFor(marker, owner);
      const config: ClientConfig = {
        host: socketDir ?? "127.0.0.1",
        port,
        user: "postgres",
        database: "postgres",
        ...(password ? { password: password.text } : {}),
      };
      const access = socketDir ? await writeAccessRules(pg, owner) : undefined;
      const args = serverArguments({ pg, marker, port, socketDir, isDurable, access });
      const adopted = await adoptServer({ bin, pg, args, owner, config, log });
      if (adopted) return { ...adopted, config, socketDir, port };
      await clearLeftovers(pg, marker, log);
      if (socketDir) await makeSocketDir(socketDir, owner);
      const server = await launchServer({ bin, pg, args, owner, config, serverLog, log });
      return { ...server, config, socketDir, port };
    };
    return await supervise(launch, {
      bin,
      serverLog,
      log,
      release: async () => {
        serverLog.close();
        await unlock();
      },
    });
  } catch (error) {
    serverLog.close();
    await unlock();
    throw error;
  }
}

async function keptPassword(dataDir: string): Promise<{ file: string; text: string }> {
  const file = join(dataDir, "pg.password");
  if (!existsSync(file))
    await writeFile(file, randomBytes(24).toString("base64url"), { mode: 0o600, flush: true });
  return { file, text: await readFile(file, "utf8") };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
