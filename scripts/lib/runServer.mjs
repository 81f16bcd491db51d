import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { toolEnvironment } from "./run.mjs";

/**
 * Requests leave little behind, so a small nursery is enough: it keeps an idle server's memory at half. The server
 * collects what its start left behind. The benchmarks start it the same way (`bench/lib/startServer.ts`).
 */
const NODE_OPTIONS = ["--max-semi-space-size=8", "--expose-gc"];

/** Code once stripped of its types and compiled is kept: later starts are faster and need no compiler in memory. */
export const COMPILED = join(root, "node_modules", ".cache", "node-compiled");

/** glibc otherwise keeps eight heaps a processor, each with what uploads left: half as much stays after a flood of them. */
const ARENAS = "2";

/** What is watched: the server's own sources and the packages that it runs. */
const WATCHED = ["apps/api/src", "packages"].map((folder) => `--watch-path=${join(root, folder)}`);

/** Runs the server until it ends, passing signals on; where it watches, again after each change. Resolves to its exit code. */
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
      // A session of its own: Ctrl-C reaches this process, which passes it on once instead of the terminal a second time.
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

/** Calls back when npm, having started this process, is gone: a killed npm passes no signal on. */
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

/** npm runs its scripts through a shell, which lives on when npm is killed: on Linux the shell's parent is looked at too. */
function parentOfShell(pid) {
  try {
    const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return /^(sh|dash|bash|ash|busybox)$/.test(name) ? [parent] : [];
  } catch {
    return [];
  }
}
