import type { Claim } from "./model.ts";

/**
 * Returns whether claims suffice for a score. Languages alone do not: onboarding asks for them first, and
 * such a profile is "not enough information", never 0.
 */
export function isScorable(claims: readonly Claim[]): boolean {
  return claims.some(({ source }) => source !== "language");
}
