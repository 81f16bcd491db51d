/** SQL statements that delete uploaded sheets and their rows after 30 days. */
export const STALE_UPLOADS = [
  `with gone as (delete from bulk_uploads where created_at < now() - interval '30 days' returning storage_key)
    select graphile_worker.add_job('remove_file', json_build_object('key', storage_key))
    from gone where storage_key is not null`,
];
