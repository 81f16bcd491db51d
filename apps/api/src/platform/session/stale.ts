import { ATTEMPT_LIFE_HOURS } from "./attempts.ts";

/** Statements that remove solved bot checks and failed attempts that count no more. */
export const STALE_ATTEMPTS = [
  "delete from bot_checks where expires_at < now()",
  `delete from attempts where last_at < now() - interval '${ATTEMPT_LIFE_HOURS} hours'`,
];
