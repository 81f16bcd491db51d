import { readFile } from "node:fs/promises";

/** Bytes of a page of memory on every machine that Linux runs Node on, or fewer than it has. */
const PAGE = 4096;

/** The memory a process holds, in bytes; 0 where the system does not tell or it is gone. */
export async function residentBytes(pid: number | undefined): Promise<number> {
  const line = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
  return Number(line.split(" ")[1] ?? 0) * PAGE;
}
