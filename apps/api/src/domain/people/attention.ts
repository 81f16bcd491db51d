import type { Attention } from "@vaardig/contract/employees/employees";

/** SQL condition: `users u` of the company `$1` is in lists of employees. */
export const EMPLOYED_SQL =
  "u.company_id = $1 and u.account and u.system_role not in ('freelancer', 'staff')";

/** SQL condition: the person works here or is expected to; neither deactivated nor awaiting approval. */
export const EXPECTED_SQL = "u.status in ('not_invited', 'invited', 'active')";

/** Administrators may be accounts without a position in the organization. */
const HAS_PLACE = `${EXPECTED_SQL} and u.system_role <> 'admin'`;

/** SQL condition: the person maintains skills of their own. */
const HAS_SKILLS = "u.status = 'active' and u.system_role in ('employee', 'manager', 'hr_manager')";

const lastInvitation = (
  condition: string,
) => `u.status = 'invited' and (select ${condition} from invitations i
  where i.company_id = $1 and i.user_id = u.id order by i.created_at desc, i.id desc limit 1)`;

/**
 * Whose job asks for a skill, any or one of `which` (on `job_profile_skills j`), that is not there or below the level
 * asked; a level that no one stated is neither short nor enough.
 */
export function skillGapSql(which = "true"): string {
  return `u.status = 'active' and exists (select 1 from job_profile_skills j
    left join person_claims s on s.company_id = $1 and s.user_id = u.id and s.skill_id = j.skill_id
      and (s.expires_on is null or s.expires_on >= current_date)
    where j.job_profile_id = u.job_profile_id and ${which} and (s.skill_id is null or s.level < j.level))`;
}

/** What about `users u` of the company `$1` wants someone to look, as conditions that are true or not (null counts as not). */
export const ATTENTION_SQL: Record<Attention, string> = {
  no_department: `u.department_id is null and ${HAS_PLACE}`,
  no_role: `u.role_id is null and ${HAS_PLACE}`,
  // A person with reports may be the top of the organization.
  no_manager: `u.manager_id is null and ${HAS_PLACE}
    and not exists (select 1 from users r where r.company_id = $1 and r.manager_id = u.id)`,
  no_skills: `${HAS_SKILLS} and not exists (select 1 from person_skills s
    where s.company_id = $1 and s.user_id = u.id and s.valid_to is null)`,
  skill_gaps: skillGapSql(),
  skills_to_confirm: `u.status = 'active' and exists (select 1 from person_skills s
    join job_profile_skills j on j.job_profile_id = u.job_profile_id and j.skill_id = s.skill_id
    where s.company_id = $1 and s.user_id = u.id and s.valid_to is null and s.source = 'self' and s.level is not null)`,
  invitation_expired: lastInvitation("i.status in ('pending', 'sent') and i.expires_at < now()"),
  invitation_bounced: lastInvitation("i.status = 'bounced'"),
};
