import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

/** Solves a challenge like the widget and returns the `token` for forms. */
export async function solveBotCheck(challenge: unknown): Promise<string> {
  const asked = challenge as Challenge;
  const solution = await solveChallenge({ challenge: asked, deriveKey });
  if (!solution) throw new Error("the challenge could not be solved");
  return Buffer.from(JSON.stringify({ challenge: asked, solution })).toString("base64");
}

/** Requests a challenge and solves it; `get` requests a path and returns the JSON. */
export async function botCheckToken(get: (path: string) => Promise<unknown>): Promise<string> {
  return solveBotCheck(await get("/auth/challenge"));
}
