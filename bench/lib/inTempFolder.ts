import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs `work` in a new temporary folder, then removes the folder. */
export async function inTempFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "vaardig-bench-"));
  // When run as root, the database runs as another user, and would otherwise be placed outside this folder
  // and left there.
  await chmod(folder, 0o711);
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
