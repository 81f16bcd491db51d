const GUARD_KEY = "vaardig:reloaded-for";

/** Returns whether loading a script or style sheet of the application failed, by the bundler's error name. */
export function isChunkError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? error.code : undefined;
  return error.name === "ChunkLoadError" || code === "CSS_CHUNK_LOAD_FAILED";
}

/** Returns the failed file; its name has a content hash, so every release differs. */
function failedFile(error: Error): string {
  return "request" in error && typeof error.request === "string" ? error.request : error.message;
}

/**
 * Reloads once per file that failed to load; returns false after that attempt, so that the error is shown.
 */
export function reloadOnceFor(
  error: unknown,
  { storage, reload }: { storage: Pick<Storage, "getItem" | "setItem">; reload: () => void },
): boolean {
  if (!isChunkError(error)) return false;
  try {
    const file = failedFile(error);
    if (storage.getItem(GUARD_KEY) === file) return false;
    storage.setItem(GUARD_KEY, file);
  } catch {
    // Without storage, reloading could repeat endlessly.
    return false;
  }
  reload();
  return true;
}
