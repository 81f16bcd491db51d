import { ATTEMPT_LIFE_HOURS } from "./attempts.ts";

/** SQL statements that delete expired bot checks and forgotten failures. */
export const STALE_ATTEMPTS = [
  "delete from bot_checks where expires_at < now()",
  `delete from attempts where last_at < now() - interval '${ATTEMPT_LIFE_HOURS} hours'`,
];
