import { closeSync, copyFileSync, fstatSync, ftruncateSync, openSync, readSync } from "node:fs";

/** The file that the server writes to directly, so that it can continue without this process. */
export interface ServerLog {
  fd: number;
  path: string;
  /** Returns the last lines of the file, for a message. */
  tail(): string;
  /** Truncates the file when it is too long; the previous content is kept in `.1`. */
  rotate(): void;
  close(): void;
}

/** Opens the log file at `path` and keeps it open; it is rotated beyond `limit` bytes. */
export function openServerLog(path: string, limit = 4_000_000): ServerLog {
  const fd = openSync(path, "a+", 0o600);
  const rotate = () => {
    if (fstatSync(fd).size <= limit) return;
    // Copied and truncated instead of renamed: the server keeps writing to the file it was given.
    copyFileSync(path, `${path}.1`);
    ftruncateSync(fd);
  };
  rotate();
  return {
    fd,
    path,
    rotate,
    tail() {
      const { size } = fstatSync(fd);
      const length = Math.min(size, 4000);
      const buffer = Buffer.alloc(length);
      readSync(fd, buffer, 0, length, size - length);
      return buffer.toString("utf8").trim().split("\n").slice(-12).join("\n");
    },
    close: () => closeSync(fd),
  };
}
