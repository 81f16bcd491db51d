import type { Endpoint } from "@vaardig/contract/endpoint";
import type { ApiError } from "./apiError.ts";
import type { CallInput } from "./requestOf.ts";

type Outcome = { data: unknown } | { error: ApiError };

/** The write that each store started last, while it has no answer. */
const lastWrites = new WeakMap<object, { key: string; outcome: Promise<Outcome> }>();

/**
 * Makes a write, unless it is the one that was started last and is under way: a second press before the answer
 * gets the answer of the first. On, off and on again are three writes. A file is always sent, because its contents
 * cannot be compared.
 */
export function joinWrites(
  store: object,
  endpoint: Endpoint,
  input: CallInput,
  write: () => Promise<Outcome>,
): Promise<Outcome> {
  // What is read again may have changed since the first question.
  if (endpoint.method === "GET" || input.file) return write();
  // Each press may make an idempotency key of its own.
  const key = JSON.stringify([endpoint.method, endpoint.path, { ...input, idempotencyKey: undefined }]);
  const last = lastWrites.get(store);
  if (last?.key === key) return last.outcome;
  const outcome = write().finally(() => {
    if (lastWrites.get(store)?.outcome === outcome) lastWrites.delete(store);
  });
  lastWrites.set(store, { key, outcome });
  return outcome;
}
