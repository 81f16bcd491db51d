const GUARD_KEY = "vaardig:reloaded-for";

/** Whether a script or style sheet of the app could not be loaded, as the bundler's runtime names it. */
export function isChunkError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? error.code : undefined;
  return error.name === "ChunkLoadError" || code === "CSS_CHUNK_LOAD_FAILED";
}

/** Which file failed; names carry a hash, so a new release is a new name. */
function failedFile(error: Error): string {
  return "request" in error && typeof error.request === "string" ? error.request : error.message;
}

/** Reloads once for a file that could not be loaded; false when that was tried and the error must be shown. */
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
    // Without a memory of the reload it could go on for ever.
    return false;
  }
  reload();
  return true;
}
