import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const KEEPER = fileURLToPath(new URL("keeper.ts", import.meta.url));

/** What is in the table when the keeper begins to write. */
export interface Have {
  databasePid: number;
  highest: number;
  rows: number;
}

export interface Keeper {
  child: ChildProcess;
  /** Highest number whose commit was acknowledged. */
  acknowledged(): number;
  /** Resolves at the next beginning: after the start, and after the database came back. Rejects when it ends instead. */
  begins(): Promise<Have>;
  /** Kills Node at once, or ends it in order. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
}

/** Starts a database with its writer in a process of its own. */
export function startKeeper(dataDir: string): Keeper {
  const child = spawn(process.execPath, [KEEPER, dataDir], { stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "exit");
  let [acknowledged, errors] = [0, ""];
  let waiting: ((have: Have) => void)[] = [];
  child.stderr.on("data", (data) => {
    errors = `${errors}${data}`.slice(-2_000);
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    const [word, ...numbers] = line.split(" ");
    const [first = 0, second = 0, third = 0] = numbers.map(Number);
    if (word === "ack") acknowledged = first;
    else {
      const told = waiting;
      waiting = [];
      for (const tell of told) tell({ databasePid: first, highest: second, rows: third });
    }
  });
  return {
    child,
    acknowledged: () => acknowledged,
    begins: () =>
      new Promise((resolve, reject) => {
        waiting.push(resolve);
        void ended.then(() => reject(new Error(`the keeper ended by itself: ${errors}`)));
      }),
    async end(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
