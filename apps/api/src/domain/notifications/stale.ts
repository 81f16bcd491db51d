/** SQL statements that delete notifications 90 days after they were read, and unread ones after a year. */
export const STALE_NOTIFICATIONS = [
  "delete from notifications where read_at < now() - interval '90 days' or created_at < now() - interval '1 year'",
];
