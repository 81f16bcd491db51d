/** SQL statements that delete sign-ups whose address was never confirmed. */
export const STALE_PEOPLE = [
  "delete from users where status = 'unconfirmed' and created_at < now() - interval '7 days'",
];
