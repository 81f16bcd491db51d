import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { limits } from "../limits.ts";

/** Below whatever the server does for those who wait. */
const NICENESS = 10;

const bounded = `ulimit -c 0; ulimit -t ${limits.scanSeconds}; ulimit -v ${limits.scanKilobytes}; exec "$0" "$@"`;

interface Options {
  cwd: string;
  /** Where programs are looked for. */
  path: string;
  signal?: AbortSignal | undefined;
}

/** Runs a program of the system with limits on its memory and time; resolves to whether it ended well. */
export function runBounded(
  command: string,
  args: readonly string[],
  { cwd, path, signal }: Options,
): Promise<boolean> {
  const child = spawn("/bin/sh", ["-c", bounded, command, ...args], {
    cwd,
    // Its threads would take the processors that others wait for.
    env: { PATH: path, OMP_THREAD_LIMIT: "1" },
    stdio: "ignore",
    signal,
    timeout: limits.scanSeconds * 1_000,
    killSignal: "SIGKILL",
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, NICENESS);
  } catch {
    // It has ended already.
  }
  const { promise, resolve } = Promise.withResolvers<boolean>();
  child.once("error", () => resolve(false)).once("close", (code) => resolve(code === 0));
  return promise;
}
