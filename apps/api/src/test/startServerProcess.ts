import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";

const PROGRAM = fileURLToPath(new URL("../server.ts", import.meta.url));

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/**
 * Starts the whole program on a data directory, in a process that may be killed; resolves when it is ready.
 */
export async function startServerProcess(dataDir: string): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), DEMO: "false", CAPTCHA_COST: "1" },
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(
    async () => {
      const { ok } = await fetch(`${url}/readyz`);
      if (!ok) throw new Error(`the server on ${dataDir} is not ready`);
    },
    { timeout: 60_000, interval: 20 },
  );
  return { url, child };
}
