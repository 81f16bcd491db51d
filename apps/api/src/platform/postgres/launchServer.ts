import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import { plainEnvironment } from "./initialiseCluster.ts";
import type { ServerLog } from "./openServerLog.ts";
import type { Owner } from "./owner.ts";

/** How a server ended; both fields are null when another process started it. */
export interface ServerExit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A running server, started by this process or taken over. */
export interface RunningServer {
  pid: number | undefined;
  isRunning(): boolean;
  /** Resolves when the server ends, for any reason. */
  exited: Promise<ServerExit>;
  /** Keeps this process alive until the server has ended. */
  hold(): void;
}

export interface LaunchOptions {
  bin: string;
  /** The server's directory. */
  pg: string;
  args: string[];
  owner: Owner | undefined;
  config: ClientConfig;
  serverLog: ServerLog;
  log: (line: string) => void;
}

/** How long a server that reports ready may refuse connections, in milliseconds. */
const PATIENCE = 30_000;

/** Starts postgres and waits until it responds. Throws with the last lines of its log when it ends before. */
export async function launchServer(options: LaunchOptions): Promise<RunningServer> {
  const { bin, pg, args, owner, config, serverLog, log } = options;
  const child = spawn(join(bin, "postgres"), args, {
    ...owner,
    cwd: "/",
    // In its own session: Ctrl-C in the terminal must reach only the application, which then stops the
    // server.
    detached: process.platform !== "win32",
    env: plainEnvironment(),
    stdio: ["ignore", serverLog.fd, serverLog.fd],
  });
  let end: { exit: ServerExit; reason: string } | undefined;
  const exited = new Promise<ServerExit>((resolve) => {
    const finish = (exit: ServerExit, reason: string) => {
      end = { exit, reason };
      resolve(exit);
    };
    child.once("exit", (code, signal) => finish({ code, signal }, signal ?? `code ${code}`));
    child.once("error", (error) => finish({ code: null, signal: null }, error.message));
  });
  const slow = setTimeout(
    () => log("The database is still getting ready: after a crash it reads its journal."),
    5_000,
  );
  try {
    let readySince: number | undefined;
    while (true) {
      if (end) throw failure(end.reason, serverLog);
      if (await isReadyLine(pg, child.pid)) {
        readySince ??= Date.now();
        const refusal = await refusedBecause(config);
        if (!refusal) break;
        if (Date.now() - readySince > PATIENCE) throw failure(refusal, serverLog);
      }
      await delay(20);
    }
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  } finally {
    clearTimeout(slow);
  }
  child.unref();
  return { pid: child.pid, isRunning: () => end === undefined, exited, hold: () => child.ref() };
}

function failure(reason: string, { path, tail }: ServerLog): Error {
  return new Error(`The database did not start (${reason}). The last lines of ${path}:\n${tail()}`);
}

/**
 * Returns whether the server reports ready in its lock file: connecting earlier would only fill the log with
 * refusals.
 */
export async function isReadyLine(pg: string, pid: number | undefined): Promise<boolean> {
  const lines = (await readFile(join(pg, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  return Number(lines[0]) === pid && lines[7]?.trim() === "ready";
}

async function refusedBecause(config: ClientConfig): Promise<string | undefined> {
  const client = new Client({ ...config, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.end().catch(() => undefined);
  }
}
