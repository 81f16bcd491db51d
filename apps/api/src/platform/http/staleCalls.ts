/** Statements that remove calls whose answers are kept no longer. */
export const STALE_CALLS = ["delete from idempotency_keys where created_at < now() - interval '7 days'"];
