/**
 * SQL that deletes processed Stripe events once no retry can come: Stripe repeats a message for three days.
 */
export const STALE_BILLING = ["delete from stripe_events where created_at < now() - interval '30 days'"];
