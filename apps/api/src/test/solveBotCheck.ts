import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

/** Solves a challenge as the widget does and answers the `token` that forms send. */
export async function solveBotCheck(challenge: unknown): Promise<string> {
  const asked = challenge as Challenge;
  const solution = await solveChallenge({ challenge: asked, deriveKey });
  if (!solution) throw new Error("the challenge could not be solved");
  return Buffer.from(JSON.stringify({ challenge: asked, solution })).toString("base64");
}

/** Asks for a challenge and solves it; `get` calls the server and answers its JSON. */
export async function botCheckToken(get: (path: string) => Promise<unknown>): Promise<string> {
  return solveBotCheck(await get("/auth/challenge"));
}
