import { readFile } from "node:fs/promises";

/** Memory of a process in use now, in MB; undefined off Linux. */
export async function residentMemory(pid: number | undefined): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(text)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1_024;
}
