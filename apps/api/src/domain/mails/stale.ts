/**
 * SQL statements that delete the product's own emails 30 days after their creation, unless queued; emails
 * between people belong to the recipient's record and are deleted with it.
 */
export const STALE_MAILS = [
  "delete from mails where status <> 'queued' and sender_id is null and created_at < now() - interval '30 days'",
];
