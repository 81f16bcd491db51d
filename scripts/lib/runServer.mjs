import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { toolEnvironment } from "./run.mjs";

/**
 * A small nursery suffices, because requests allocate little: it halves an idle server's memory. The server
 * runs a garbage collection after its start. The benchmarks use the same options
 * (`bench/lib/startServer.ts`).
 */
const NODE_OPTIONS = ["--max-semi-space-size=8", "--expose-gc"];

/** Caches compiled code: later starts are faster and keep no compiler in memory. */
export const COMPILED = join(root, "node_modules", ".cache", "node-compiled");

/**
 * glibc otherwise keeps eight heaps per CPU, each with leftovers of uploads: this halves the memory after
 * many uploads.
 */
const ARENAS = "2";

/** Watched paths: the server's sources, its migrations (applied as it starts) and its packages. */
const WATCHED = ["apps/api/src", "apps/api/migrations", "packages"].map(
  (folder) => `--watch-path=${join(root, folder)}`,
);

/**
 * Runs the server until it exits and forwards signals; with `isWatching`, restarts it after each change.
 * Resolves to its exit code.
 */
export function runServer(node, args, { isWatching = false } = {}) {
  const watcher = import.meta.resolve("./exitWithParent.mjs");
  const program = join(root, "apps", "api", "src", "server.ts");
  const child = spawn(
    node,
    [
      ...NODE_OPTIONS,
      ...(isWatching ? [...WATCHED, "--watch-preserve-output"] : []),
      "--import",
      watcher,
      program,
      ...args,
    ],
    {
      cwd: root,
      env: toolEnvironment({
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? COMPILED,
        MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? ARENAS,
      }),
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      // A separate session, so that Ctrl-C reaches the server once, through this process, and not a second
      // time from the terminal.
      detached: process.platform !== "win32",
    },
  );
  const pass = (from, to) => process.on(from, () => child.kill(to));
  pass("SIGINT", "SIGINT");
  pass("SIGTERM", "SIGTERM");
  pass("SIGHUP", "SIGTERM");
  const stopWatching = watchNpm(() => child.kill("SIGTERM"));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      stopWatching();
      resolve(code ?? (signal === "SIGINT" ? 130 : 143));
    });
  });
}

/** Calls `onGone` when the npm that started this process has exited: a killed npm forwards no signal. */
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return () => undefined;
  const line = () => [process.ppid, ...parentOfShell(process.ppid)].join();
  const first = line();
  const timer = setInterval(() => {
    if (line() === first) return;
    clearInterval(timer);
    onGone();
  }, 500);
  return () => clearInterval(timer);
}

/**
 * npm runs scripts through a shell that survives when npm is killed: on Linux the shell's parent is checked
 * too.
 */
function parentOfShell(pid) {
  try {
    const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return /^(sh|dash|bash|ash|busybox)$/.test(name) ? [parent] : [];
  } catch {
    return [];
  }
}
