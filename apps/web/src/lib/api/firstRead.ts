import type { Endpoint, Payload } from "@vaardig/contract/endpoint";
import type { Language } from "@vaardig/contract/limits";
import { EMBEDDED_DATA } from "../embeddedData.ts";
import type { CallInput } from "./requestOf.ts";

let held = EMBEDDED_DATA.read;

/** Returns the response embedded in the page when it belongs to this call, otherwise undefined. */
export function firstRead<E extends Endpoint>(
  endpoint: E,
  input: CallInput | null,
  language: Language,
): Payload<E> | undefined {
  if (!input || held?.path !== endpoint.path || held.language !== language) return undefined;
  const query = endpoint.query?.safeParse(input.query);
  return query?.success && isSame(query.data, held.query) ? (held.payload as Payload<E>) : undefined;
}

/** Discards the embedded response, which is current only when the page opens. */
export function discardFirstRead(): void {
  held = undefined;
}

const entriesOf = (query: unknown) =>
  JSON.stringify(
    Object.entries((query ?? {}) as object)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );

function isSame(one: unknown, other: unknown): boolean {
  return entriesOf(one) === entriesOf(other);
}
