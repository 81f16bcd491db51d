import { solveChallenge } from "altcha-lib";
import type { Challenge } from "altcha-lib/types";
import { deriveKey } from "./deriveKey.ts";

/** Longest time that somebody is made to wait for the check, in milliseconds. */
const TIMEOUT_MS = 60_000;

/** Does the work that a challenge asks for: the `token` of a form. Throws when it is aborted or takes too long. */
export async function solve(challenge: unknown, signal: AbortSignal): Promise<string> {
  const controller = new AbortController();
  signal.addEventListener("abort", () => controller.abort());
  const given = challenge as Challenge;
  const solution = await solveChallenge({ challenge: given, controller, deriveKey, timeout: TIMEOUT_MS });
  if (!solution) throw new Error("The check was not solved");
  return btoa(JSON.stringify({ challenge: given, solution }));
}
