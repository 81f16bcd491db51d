import { readFile } from "node:fs/promises";

/** Returns the resident memory of a process in MB; undefined outside Linux. */
export async function residentMemory(pid: number | undefined): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(text)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1_024;
}
