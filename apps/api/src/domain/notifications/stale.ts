/** Statements that remove what was told: 90 days after it was read, and unread after a year. */
export const STALE_NOTIFICATIONS = [
  "delete from notifications where read_at < now() - interval '90 days' or created_at < now() - interval '1 year'",
];
