import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** A server in its own process. */
export interface RunningServer {
  url: string;
  child: ChildProcess;
  /** Stops it gracefully, or immediately with `SIGKILL`; resolves when it has exited. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export const PRODUCT = fileURLToPath(new URL("../../apps/api/src/server.ts", import.meta.url));
const PATIENCE_MS = 120_000;

/** The same options as `npm start` (`scripts/lib/runServer.mjs`). */
const NODE_OPTIONS = ["--max-semi-space-size=8", "--expose-gc"];
const COMPILED = fileURLToPath(new URL("../../node_modules/.cache/node-compiled", import.meta.url));

/** Returns a free port on the loopback interface. */
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

/**
 * Starts a program; `ready` resolves once `/readyz` returns 200, and rejects with the program's output when
 * it exits earlier.
 */
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
  // A failing bench must not leave its server running.
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
  // Prevents an unhandled rejection when the server is killed on purpose.
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

/**
 * Starts a program and waits until `/readyz` returns 200. Throws with the program's output when it exits
 * earlier.
 */
export async function startServer(
  program: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<RunningServer> {
  const server = await spawnServer(program, env, args);
  await server.ready;
  return server;
}
