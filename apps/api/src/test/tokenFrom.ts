import type { TestApp } from "./buildApp.ts";
import { botCheckToken } from "./solveBotCheck.ts";

/** Returns a solved bot check for the app under test. */
export function tokenFrom(app: Pick<TestApp, "ask">): Promise<string> {
  return botCheckToken(async (path) => (await app.ask("GET", path)).body);
}
