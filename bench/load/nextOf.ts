import type { DueRequest } from "./arrivals.ts";
import { type MixedRoute, SHARES } from "./mix.ts";
import type { LoadRole } from "./seedLoad.ts";

/** Returns a random element by weight. */
function weighted<T>(list: readonly (readonly [weight: number, value: T])[], random: () => number): T {
  let left = random() * list.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, value] of list) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new RangeError("nothing to choose from");
}

/** Returns a generator of requests: a role by share, one of its people, one of its routes by weight. */
export function nextOf(
  mix: Record<LoadRole, readonly MixedRoute[]>,
  tokens: Record<LoadRole, readonly string[]>,
  random: () => number,
): () => DueRequest {
  const shares = (Object.keys(SHARES) as LoadRole[]).map((role) => [SHARES[role], role] as const);
  return () => {
    const role = weighted(shares, random);
    const route = weighted(
      mix[role].map((one) => [one.weight, one] as const),
      random,
    );
    const token = tokens[role][Math.floor(random() * tokens[role].length)] ?? "";
    return { ...route.ask(), name: route.name, token };
  };
}
