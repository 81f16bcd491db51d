import { acrossCompanies, type Database } from "../db/database.ts";
import { ATTEMPT_LIFE_HOURS } from "../session/attempts.ts";

/** What nobody needs any more. Used and expired links stay a month, so that they still tell why they do not work. */
const STALE = [
  "delete from bot_checks where expires_at < now()",
  `delete from attempts where last_at < now() - interval '${ATTEMPT_LIFE_HOURS} hours'`,
  "delete from social_attempts where expires_at < now()",
  "delete from access_refusals where last_at < now() - interval '90 days'",
  "delete from address_changes where expires_at < now()",
  "delete from match_changes where at < now() - interval '1 day'",
  "delete from sessions where expires_at < now() - interval '1 day' or revoked_at < now() - interval '1 day'",
  // An address that was never confirmed is told by its unused link, so that one stays.
  `delete from one_time_links where expires_at < now() - interval '30 days'
    and (purpose <> 'confirmation' or used_at is not null or revoked_at is not null)`,
  "delete from users where status = 'unconfirmed' and created_at < now() - interval '7 days'",
  // What somebody wrote to a person is that person's record and goes with the person.
  "delete from mails where status <> 'queued' and sender_id is null and created_at < now() - interval '30 days'",
  "delete from idempotency_keys where created_at < now() - interval '7 days'",
  // A résumé that was sent with an application goes when no application refers to it any more.
  `with gone as (delete from files f where use_as = 'application' and not exists (
      select 1 from applications a where a.company_id = f.company_id and a.resume_file_id = f.id) returning storage_key)
    select graphile_worker.add_job('remove_file', json_build_object('key', storage_key)) from gone`,
  `with gone as (delete from bulk_uploads where created_at < now() - interval '30 days' returning storage_key)
    select graphile_worker.add_job('remove_file', json_build_object('key', storage_key))
    from gone where storage_key is not null`,
];

/** Removes what has expired, each kind in a transaction of its own. */
export async function cleanUp(db: Database): Promise<void> {
  for (const sql of STALE) await acrossCompanies(db, (tx) => tx.$client.query(sql));
}
