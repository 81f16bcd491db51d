import { execFile } from "node:child_process";
import { readdir, readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";

/** A live process; `command` is its arguments joined by spaces, or the title it set itself. */
export interface RunningProcess {
  pid: number;
  uid: number;
  command: string;
}

const run = promisify(execFile);

/** Returns the live processes whose command contains `marker`, without zombies; empty on Windows. */
export async function findProcesses(marker: string): Promise<RunningProcess[]> {
  const all = process.platform === "linux" ? await readProc() : await readPs();
  return all.filter((one) => one.pid !== process.pid && one.command.includes(marker));
}

/** Returns whether a process is running; a zombie is not. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  const fields = await procStat(pid);
  return fields?.[0] !== "Z" && fields?.[0] !== "X";
}

/**
 * Returns the start time of a process in clock ticks since boot, which identifies a reused pid; undefined on
 * systems other than Linux.
 */
export async function startTicks(pid: number): Promise<number | undefined> {
  const ticks = (await procStat(pid))?.[19];
  return ticks === undefined ? undefined : Number(ticks);
}

/** Returns the command of a process; undefined when it has ended, is a zombie or is not readable. */
export async function commandOf(pid: number): Promise<string | undefined> {
  if (process.platform === "linux") return readCommand(pid);
  return (await readPs()).find((one) => one.pid === pid)?.command;
}

/**
 * Returns the fields of /proc/<pid>/stat from the state on: the name before it may contain spaces and
 * parentheses.
 */
async function procStat(pid: number): Promise<string[] | undefined> {
  if (process.platform !== "linux") return undefined;
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  return text?.slice(text.lastIndexOf(")") + 2).split(" ");
}

async function readCommand(pid: number): Promise<string | undefined> {
  // The exe and cwd links would be more reliable, but root without CAP_SYS_PTRACE (a plain container) may not
  // read them.
  const text = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return text.replaceAll("\0", " ").trim() || undefined;
}

async function readProc(): Promise<RunningProcess[]> {
  const pids = (await readdir("/proc")).map(Number).filter((pid) => pid > 0);
  const rows = await Promise.all(
    pids.map(async (pid) => {
      const [command, owner] = await Promise.all([
        readCommand(pid),
        stat(`/proc/${pid}`).catch(() => undefined),
      ]);
      return command && owner ? [{ pid, uid: owner.uid, command }] : [];
    }),
  );
  return rows.flat();
}

async function readPs(): Promise<RunningProcess[]> {
  if (process.platform === "win32") return [];
  const { stdout } = await run("ps", ["-axww", "-o", "pid=,uid=,state=,command="]);
  return stdout.split("\n").flatMap((line) => {
    const [, pid, uid, state, command] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return command && !state?.startsWith("Z") ? [{ pid: Number(pid), uid: Number(uid), command }] : [];
  });
}
