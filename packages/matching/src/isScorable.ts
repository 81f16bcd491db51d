import type { Claim } from "./model.ts";

/**
 * Whether claims say enough to score a person by. Languages alone do not: onboarding asks them of everyone first, and
 * a profile with nothing else is "not enough information", never 0.
 */
export function isScorable(claims: readonly Claim[]): boolean {
  return claims.some(({ source }) => source !== "language");
}
