import { solveChallenge } from "altcha-lib";
import type { Challenge, Solution } from "altcha-lib/types";
import { deriveKey } from "./deriveKey.ts";

/** Maximum duration of the check, in milliseconds. */
const TIMEOUT_MS = 120_000;

/** Number of parallel attempts: Web Crypto spreads them over threads; without it there is one thread. */
const lanesHere = (): number => (globalThis.crypto?.subtle ? 4 : 1);

/** Solves a challenge; resolves to the `token` of a form. Throws when aborted or too slow. */
export async function solve(challenge: unknown, signal: AbortSignal): Promise<string> {
  const counterStep = lanesHere();
  const controller = new AbortController();
  signal.addEventListener("abort", () => controller.abort());
  const given = challenge as Challenge;
  const lane = async (counterStart: number): Promise<Solution> => {
    const options = { challenge: given, controller, deriveKey, timeout: TIMEOUT_MS };
    const solution = await solveChallenge({ ...options, counterStart, counterStep });
    if (!solution) throw new Error("The check was not solved");
    return solution;
  };
  const lanes = Array.from({ length: counterStep }, (_none, counterStart) => lane(counterStart));
  const solution = await Promise.any(lanes);
  controller.abort();
  return btoa(JSON.stringify({ challenge: given, solution }));
}
