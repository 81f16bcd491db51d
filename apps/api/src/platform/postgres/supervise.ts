import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { ClientConfig } from "pg";
import type { RunningServer, ServerExit } from "./launchServer.ts";
import type { ServerLog } from "./openServerLog.ts";

/** A PostgreSQL server that this process runs. */
export interface BundledPostgres {
  /** Superuser connection; remains valid when the server is restarted after a crash. */
  config: ClientConfig;
  /** Folder of the socket; undefined on Windows, where `port` on 127.0.0.1 is used. */
  socketDir: string | undefined;
  port: number;
  /** Returns the process id of the current server. */
  pid(): number | undefined;
  /** Stops the server (fast shutdown, forced after 10 s) and releases the data directory. */
  stop(): Promise<void>;
  /**
   * Registers a callback for each unexpected end of the server, which is then restarted with growing delays.
   * Returns a function that removes it.
   */
  onExit(callback: (exit: ServerExit) => void): () => void;
}

export interface LaunchedServer extends RunningServer {
  config: ClientConfig;
  socketDir: string | undefined;
  port: number;
}

export interface SuperviseOptions {
  bin: string;
  serverLog: ServerLog;
  log: (line: string) => void;
  release: () => Promise<void>;
}

const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 10_000;
const STEADY_AFTER = 30_000;
const CHECK_EVERY = 5_000;

/** Launches a server and restarts it whenever it ends unexpectedly. */
export async function supervise(
  launch: () => Promise<LaunchedServer>,
  { bin, serverLog, log, release }: SuperviseOptions,
): Promise<BundledPostgres> {
  const callbacks = new Set<(exit: ServerExit) => void>();
  let server = await launch();
  let restarting: Promise<void> | undefined;
  let stopping: Promise<void> | undefined;
  let pause = FIRST_PAUSE;
  const abort = new AbortController();

  const watch = (one: LaunchedServer) => {
    const since = Date.now();
    void one.exited.then((exit) => {
      if (stopping) return;
      const reason = exit.signal ?? (exit.code === null ? "without a trace" : `code ${exit.code}`);
      log(`The database ended by itself (${reason}); starting it again.`);
      if (Date.now() - since > STEADY_AFTER) pause = FIRST_PAUSE;
      restarting = restart();
      for (const callback of callbacks) callback(exit);
    });
  };
  const restart = async () => {
    while (!stopping) {
      await delay(pause, undefined, { signal: abort.signal }).catch(() => undefined);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
      if (stopping) return;
      try {
        server = await launch();
        log("The database runs again.");
        watch(server);
        return;
      } catch (error) {
        log(`The database could not be started again: ${(error as Error).message}`);
      }
    }
  };
  const check = setInterval(() => {
    serverLog.rotate();
    const { socketDir, port, pid } = server;
    // A cleaner of temporary files removed the socket: only a restart creates a new one.
    if (socketDir && !existsSync(join(socketDir, `.s.PGSQL.${port}`)) && server.isRunning())
      sendSignal(bin, pid, "INT");
  }, CHECK_EVERY).unref();
  const onProcessExit = () => {
    if (server.isRunning()) sendSignal(bin, server.pid, "INT");
  };
  process.on("exit", onProcessExit);

  const stop = async () => {
    clearInterval(check);
    abort.abort();
    await restarting;
    await stopServer(bin, server, log);
    process.off("exit", onProcessExit);
    if (server.socketDir) await rm(server.socketDir, { recursive: true, force: true });
    await release();
  };

  watch(server);
  return {
    config: server.config,
    socketDir: server.socketDir,
    port: server.port,
    pid: () => (server.isRunning() ? server.pid : undefined),
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
    onExit(callback) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
  };
}

async function stopServer(bin: string, server: LaunchedServer, log: (line: string) => void): Promise<void> {
  if (!server.isRunning()) return;
  server.hold();
  const patience = [
    ["INT", 10_000],
    ["QUIT", 5_000],
    ["KILL", 5_000],
  ] as const;
  for (const [signal, time] of patience) {
    sendSignal(bin, server.pid, signal);
    if (await Promise.race([server.exited, delay(time, undefined, { ref: false })])) return;
    log(`The database did not end within ${time / 1000} s of SIG${signal}.`);
  }
}

function sendSignal(bin: string, pid: number | undefined, signal: "INT" | "QUIT" | "KILL"): void {
  if (pid === undefined) return;
  try {
    // Windows has no signals: pg_ctl passes them through PostgreSQL's own pipe.
    if (process.platform === "win32")
      execFileSync(join(bin, "pg_ctl"), ["kill", signal, String(pid)], { stdio: "ignore" });
    else process.kill(pid, `SIG${signal}`);
  } catch {
    // The server ended in between.
  }
}
