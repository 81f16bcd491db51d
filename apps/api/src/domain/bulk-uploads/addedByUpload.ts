/**
 * Returns SQL for the number and email of each row that added a person in the upload `upload`; company is
 * `$1`.
 */
export const addedByUpload = (upload: string): string =>
  `(select a.number, a.values->>'email' as email from bulk_upload_rows a
    where a.company_id = $1 and a.upload_id = ${upload} and a.outcome = 'new')`;
