const IN = (table: string) => `exists (select 1 from ${table} where company_id = $1 and skill_id = $2)`;

/** SQL condition: courses or enrolments of the company `$1` refer to the skill `$2`. */
export const USED_BY_COURSES_SQL = ["course_skills", "enrolments"].map(IN).join(" or ");
