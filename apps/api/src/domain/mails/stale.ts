/** Statements that remove mails that left; what one person wrote to another is that person's record and goes with them. */
export const STALE_MAILS = [
  "delete from mails where status <> 'queued' and sender_id is null and created_at < now() - interval '30 days'",
];
