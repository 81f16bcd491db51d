/**
 * Returns the SQL condition that a résumé's review is finished or dismissed the skill; the arguments are SQL
 * expressions.
 */
export const isReviewed = ({
  company,
  file,
  skill,
}: {
  company: string;
  file: string;
  skill: string;
}): string =>
  `exists (select 1 from resume_reviews v where v.company_id = ${company} and v.file_id = ${file}
    and (v.finished_at is not null or v.left_out ? ${skill}::text))`;
