/**
 * The storage format of redux-persist, which is no longer maintained: one key, each slice as JSON inside
 * JSON.
 */
export const PERSIST_KEY = "persist:root";
export const PERSIST_WHITELIST = ["auth", "courses"] as const;
export const RESTORE_TIMEOUT_MS = 5000;

const META = JSON.stringify({ version: -1, rehydrated: true });

/** Serializes the slices of the whitelist. */
export function serialize(slices: Record<string, unknown>): string {
  const stored: Record<string, string> = {};
  for (const key of PERSIST_WHITELIST) {
    if (slices[key] !== undefined) stored[key] = JSON.stringify(slices[key]);
  }
  return JSON.stringify({ ...stored, _persist: META });
}

/** Parses stored slices; invalid ones are omitted, so that corrupt storage starts clean. */
export function deserialize(text: string | null): Record<string, unknown> {
  const slices: Record<string, unknown> = {};
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    for (const key of PERSIST_WHITELIST) {
      const value = (stored as Record<string, unknown>)[key];
      if (typeof value === "string") slices[key] = JSON.parse(value);
    }
    return slices;
  } catch {
    return {};
  }
}

/** Reads the stored slices; a storage that fails or takes longer than 5000 ms counts as empty. */
export async function restore(
  read: () => string | null | Promise<string | null>,
  timeoutMs: number = RESTORE_TIMEOUT_MS,
): Promise<Record<string, unknown>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, null);
  });
  try {
    return deserialize(await Promise.race([Promise.resolve().then(read), timeout]));
  } catch {
    return {};
  } finally {
    clearTimeout(timer);
  }
}
