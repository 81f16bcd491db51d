import { readdirSync, readFileSync } from "node:fs";

/** CPU time in milliseconds. */
export interface ProcessorTime {
  /** The server's main thread. */
  server: number;
  /** Its other threads: matching worker, hashing, garbage collection. */
  threads: number;
  /** All database processes, including those that have exited. */
  database: number;
  /** This process. */
  generator: number;
}

/** One clock tick, the unit of `/proc` on every Linux that Node supports. */
const TICK_MS = 10;

interface Stat {
  parent: number;
  own: number;
  ofEnded: number;
}

function statOf(path: string): Stat | undefined {
  try {
    // The process name in parentheses may contain any character.
    const [, after = ""] = /^.*\) \S (.*)$/s.exec(readFileSync(path, "utf8")) ?? [];
    const fields = after.split(" ").map(Number);
    const sum = (from: number) => ((fields[from] ?? 0) + (fields[from + 1] ?? 0)) * TICK_MS;
    return { parent: fields[0] ?? 0, own: sum(10), ofEnded: sum(12) };
  } catch {
    return undefined;
  }
}

/** Returns the CPU time used so far by a server, its database and this process; undefined without `/proc`. */
export function processorTime(serverPid: number, databasePid: number): ProcessorTime | undefined {
  const whole = statOf(`/proc/${serverPid}/stat`);
  const thread = statOf(`/proc/${serverPid}/task/${serverPid}/stat`);
  const database = statOf(`/proc/${databasePid}/stat`);
  if (!whole || !thread || !database) return undefined;
  const children = readdirSync("/proc").flatMap((name) => {
    const stat = /^\d+$/.test(name) ? statOf(`/proc/${name}/stat`) : undefined;
    return stat?.parent === databasePid ? [stat.own] : [];
  });
  const { user, system } = process.cpuUsage();
  return {
    server: thread.own,
    threads: whole.own - thread.own,
    database: database.own + database.ofEnded + children.reduce((sum, own) => sum + own, 0),
    generator: (user + system) / 1_000,
  };
}
