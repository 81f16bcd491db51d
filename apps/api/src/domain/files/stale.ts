/**
 * SQL statements that delete application résumés without an application; a fresh upload is kept for a day,
 * until its form is sent.
 */
export const STALE_RESUMES = [
  `with gone as (delete from files f where use_as = 'application' and created_at < now() - interval '1 day' and not exists (
      select 1 from applications a where a.company_id = f.company_id and a.resume_file_id = f.id) returning storage_key)
    select graphile_worker.add_job('remove_file', json_build_object('key', storage_key)) from gone`,
];
