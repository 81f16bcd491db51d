import { type ChildProcess, spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { limits } from "./limits.ts";

const program = fileURLToPath(new URL("./resumeReader.ts", import.meta.url));
const root = fileURLToPath(new URL("../../../", import.meta.url));
const libraries = realpathSync(`${root}node_modules`);

/** It reads the product's code and nothing else; it writes nothing and starts nothing. */
const confined = [
  "--permission",
  ...[`${root}packages/*`, `${root}package.json`, `${root}node_modules/*`, `${libraries}/*`].map(
    (path) => `--allow-fs-read=${path}`,
  ),
];

/** Three of them together then weigh no more than the server, so that a hostile file does not slow what others do. */
const NICENESS = 5;

/** The kernel ends a process that reads on after its server was killed; no picture of its memory is kept. */
const bounded = `ulimit -c 0; ulimit -t ${limits.readerSeconds}; exec "$0" "$@"`;

/**
 * Starts a process that reads documents and knows nothing of its surroundings. A worker would not do: a heap that
 * overflows ends the whole process, the server with it.
 */
export function startReaderProcess(heapMb: number): ChildProcess {
  const node = [
    process.execPath,
    ...confined,
    `--max-old-space-size=${heapMb}`,
    "--max-semi-space-size=16",
    program,
  ];
  const [command = "", ...args] = process.platform === "win32" ? node : ["/bin/sh", "-c", bounded, ...node];
  const child = spawn(command, args, {
    cwd: root,
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  });
  lowerPriority(child);
  return child;
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS);
  } catch {
    // It is gone already, which the reader notices.
  }
}
