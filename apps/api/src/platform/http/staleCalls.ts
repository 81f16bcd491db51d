/** SQL statements that delete stored calls after 7 days. */
export const STALE_CALLS = ["delete from idempotency_keys where created_at < now() - interval '7 days'"];
