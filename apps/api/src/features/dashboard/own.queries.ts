import { ENOUGH_SKILLS } from "@vaardig/contract/profile/profileParts";
import type { Tx } from "../../platform/db/database.ts";

export interface OwnState {
  onboarded: boolean;
  picture: boolean;
  headline: boolean;
  about: boolean;
  experience: boolean;
  education: boolean;
  languages: boolean;
  resume: boolean;
  /** Enough skills for meaningful matches. */
  enough: boolean;
  skills: number;
  /** Skills without a stated level. */
  unlevelled: number;
  /** Skills confirmed in the last 30 days, and in the 30 days before. */
  confirmed: number;
  confirmed_before: number;
  saved_jobs: number;
}

const has = (table: string, condition = "") =>
  `exists (select 1 from ${table} x where x.company_id = $1 and x.user_id = $2${condition})`;

/** Returns the state of a person's own profile and skills, in one round trip. */
export async function ownState(tx: Tx, companyId: string, userId: string): Promise<OwnState> {
  const { rows } = await tx.$client.query<OwnState>({
    name: "dashboard_own",
    text: `select u.onboarding_step = 'done' as onboarded, coalesce(u.headline, '') <> '' as headline,
        coalesce(u.about, '') <> '' as about, u.photo_id is not null as picture,
        ${has("files", " and x.use_as = 'resume'")} as resume, ${has("experiences")} as experience,
        ${has("educations")} as education, ${has("person_languages")} as languages,
        s.skills >= ${ENOUGH_SKILLS} as enough, s.skills, s.unlevelled, s.confirmed, s.confirmed_before,
        (select count(*)::int from saved_vacancies k
          join vacancies v on v.company_id = k.company_id and v.id = k.vacancy_id
          where k.company_id = $1 and k.user_id = $2 and v.live) as saved_jobs
      from users u cross join lateral (
        select count(*) filter (where p.valid_to is null)::int as skills,
          count(*) filter (where p.valid_to is null and p.level is null)::int as unlevelled,
          count(distinct p.skill_id) filter (where p.source = 'confirmed' and p.valid_from > now() - interval '30 days')::int as confirmed,
          count(distinct p.skill_id) filter (where p.source = 'confirmed' and p.valid_from <= now() - interval '30 days'
            and p.valid_from > now() - interval '60 days')::int as confirmed_before
        from person_skills p where p.company_id = $1 and p.user_id = $2) s
      where u.company_id = $1 and u.id = $2`,
    values: [companyId, userId],
  });
  const [row] = rows;
  if (!row) throw new Error("the viewer is a person of the company");
  return row;
}
