import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { LoggableError } from "../log/loggableError.ts";
import { isAlive, startTicks } from "./processes.ts";

const PATIENCE = 2_000;

/** Thrown when another server holds the data directory; the message names its process. */
export class DirectoryInUseError extends LoggableError {
  constructor(directory: string, pid: string) {
    super(
      `Another server (process ${pid}) already uses ${directory}. ` +
        "Stop it first, or give this one a directory of its own with DATA_DIR.",
    );
    this.name = "DirectoryInUseError";
  }
}

/**
 * Locks a directory for this process and returns the release. Throws {@link DirectoryInUseError}. The lock is
 * a listening endpoint, which the kernel removes with its process in any case; a file with pid and start time
 * covers a holder in another network namespace.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = join(directory, "server.lock");
  const endpoint = endpointPath(await directoryId(directory));
  // A server that is shutting down may need a moment.
  const end = Date.now() + PATIENCE;
  let server = await listen(endpoint);
  while (!server && Date.now() < end) {
    await delay(100);
    server = await listen(endpoint);
  }
  if (!server) throw new DirectoryInUseError(directory, await askPid(endpoint));
  const holder = await readHolder(file);
  if (holder && (await isHeld(holder))) {
    server.close();
    throw new DirectoryInUseError(directory, String(holder.pid));
  }
  await writeFile(file, JSON.stringify({ pid: process.pid, ticks: await startTicks(process.pid) }));
  return async () => {
    await rm(file, { force: true });
    await new Promise((resolve) => server.close(resolve));
  };
}

/**
 * Returns an identifier of a directory that is stable across links and bind mounts: hexadecimal device and
 * inode.
 */
export async function directoryId(directory: string): Promise<string> {
  const { dev, ino } = await stat(directory, { bigint: true });
  return `${dev.toString(16)}-${ino.toString(16)}`;
}

function endpointPath(id: string): string {
  if (process.platform === "linux") return `\0vaardig-${id}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\vaardig-${id}`;
  return join(tmpdir(), `vaardig-${id}.lock`);
}

async function listen(path: string, isRetry = false): Promise<Server | undefined> {
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.end(String(process.pid));
  });
  server.unref();
  try {
    await new Promise<void>((resolve, reject) => server.once("error", reject).listen({ path }, resolve));
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    // Only macOS keeps the socket of a dead process, and nothing responds there.
    if (process.platform !== "darwin" || isRetry || (await askPid(path)) !== "unknown") return undefined;
    await rm(path, { force: true });
    return listen(path, true);
  }
}

function askPid(path: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect({ path });
    socket.setTimeout(500, () => socket.destroy());
    socket.on("data", (data) => {
      answer += data;
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => resolve(answer || "unknown"));
  });
}

interface Holder {
  pid: number;
  ticks?: number;
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    // The file is missing or was truncated by a kill: the endpoint decides alone.
    return undefined;
  }
}

async function isHeld({ pid, ticks }: Holder): Promise<boolean> {
  if (pid === process.pid || ticks === undefined) return false;
  return (await isAlive(pid)) && (await startTicks(pid)) === ticks;
}
