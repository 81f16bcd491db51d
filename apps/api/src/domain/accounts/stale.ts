/** SQL statements that delete expired sessions, links, refusals and other sign-in data. */
export const STALE_ACCOUNTS = [
  "delete from social_attempts where expires_at < now()",
  "delete from access_refusals where last_at < now() - interval '90 days'",
  "delete from sign_in_challenges where expires_at < now()",
  "delete from spent_challenges where expires_at < now()",
  "delete from totps where confirmed_at is null and created_at < now() - interval '1 day'",
  "delete from address_changes where expires_at < now()",
  "delete from sessions where expires_at < now() - interval '1 day' or revoked_at < now() - interval '1 day'",
  // Used and expired links are kept for a month, to explain why they do not work. An unused confirmation link
  // stays: it shows that the address was never confirmed.
  `delete from one_time_links where expires_at < now() - interval '30 days'
    and (purpose <> 'confirmation' or used_at is not null or revoked_at is not null)`,
];
