import { OWNED_KINDS, type OwnedKind } from "./owned.queries.ts";

/** One value for each kind of thing that someone owns. */
export function ofEachKind<T>(make: () => T): Record<OwnedKind, T> {
  return Object.fromEntries(OWNED_KINDS.map((kind) => [kind, make()])) as Record<OwnedKind, T>;
}
