const IN = (table: string) => `exists (select 1 from ${table} where company_id = $1 and skill_id = $2)`;

/**
 * SQL condition: goals, level proposals or declined suggestions of the company `$1` refer to the skill `$2`.
 */
export const USED_BY_GOALS_SQL = [
  "goal_skills",
  "goal_actions",
  "level_proposals",
  "declined_goal_suggestions",
]
  .map(IN)
  .join(" or ");
