import { OWNED_KINDS, type OwnedKind } from "./owned.queries.ts";

/** Returns a record with one value per kind of owned thing. */
export function byOwnedKind<T>(make: () => T): Record<OwnedKind, T> {
  return Object.fromEntries(OWNED_KINDS.map((kind) => [kind, make()])) as Record<OwnedKind, T>;
}
