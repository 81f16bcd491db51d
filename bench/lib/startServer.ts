import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** A server in a process of its own. */
export interface RunningServer {
  url: string;
  child: ChildProcess;
  /** Ends it in order, or with `SIGKILL` at once; resolves when it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export const PRODUCT = fileURLToPath(new URL("../../apps/api/src/server.ts", import.meta.url));
const PATIENCE_MS = 120_000;

/** As `npm start` runs the server (`scripts/lib/runServer.mjs`). */
const NODE_OPTIONS = ["--max-semi-space-size=8", "--expose-gc"];
const COMPILED = fileURLToPath(new URL("../../node_modules/.cache/node-compiled", import.meta.url));

/** A port of loopback that no one listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Starts a program; `ready` resolves once `/readyz` answers 200, and rejects with what it printed when it ends before. */
export async function spawnServer(
  program: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<RunningServer & { ready: Promise<void> }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...NODE_OPTIONS, program, ...args], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: COMPILED,
      MALLOC_ARENA_MAX: "2",
      PORT: String(port),
      ...env,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let printed = "";
  child.stderr?.on("data", (data) => {
    printed = `${printed}${data}`.slice(-4_000);
  });
  const ended = once(child, "exit");
  // A bench that fails must not leave its server behind.
  const onExit = () => child.kill("SIGTERM");
  process.once("exit", onExit);
  void ended.then(() => process.off("exit", onExit));
  const becomeReady = async () => {
    const until = Date.now() + PATIENCE_MS;
    while (!(await answers(`${url}/readyz`))) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`${program} ended by itself:\n${printed}`);
      if (Date.now() > until) throw new Error(`${program} did not answer within ${PATIENCE_MS / 1_000} s`);
      await delay(5);
    }
  };
  const ready = becomeReady();
  // No one may be waiting for it when it is killed on purpose.
  ready.catch(() => undefined);
  return {
    url,
    child,
    ready,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      await ended;
    },
  };
}

/** Starts a program and waits until `/readyz` answers 200. Throws with what it printed when it ends before that. */
export async function startServer(
  program: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<RunningServer> {
  const server = await spawnServer(program, env, args);
  await server.ready;
  return server;
}
