import type { Language } from "@vaardig/contract/limits";
import type { SpokenLanguage } from "@vaardig/contract/onboarding/onboarding";
import type { Candidate, PrivateRecord } from "@vaardig/contract/profile/profile";
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { fullName } from "../../../platform/db/nameSql.ts";
import { users } from "../users.table.ts";

/** A person with the names of their position. */
export interface ProfileRow
  extends Pick<Candidate, "id" | "headline" | "about" | "skills_public" | "version">,
    Omit<PrivateRecord, "languages" | "resume" | "picture" | "created_at"> {
  company_id: string;
  created_at: Date;
  role_id: string | null;
  role: string | null;
  job_profile_id: string | null;
  job_profile: string | null;
  department_id: string | null;
  department: string | null;
  team_id: string | null;
  team: string | null;
  manager_id: string | null;
  manager: string | null;
  manager_photo_id: string | null;
  photo_id: string | null;
}

/** Returns the person of the company with this id; undefined when there is none. */
export async function findProfile(
  tx: Tx,
  companyId: string,
  id: string,
  language: Language,
): Promise<ProfileRow | undefined> {
  const { rows } = await tx.$client.query<ProfileRow>({
    name: "profile_one",
    text: `select u.company_id, u.id, u.first_name, u.last_name, u.headline, u.about, u.skills_public, u.version, u.email, u.phone,
        u.location, u.gender, u.join_date::text, u.availability, u.system_role, u.status, u.created_at,
        r.id as role_id, r.name as role, p.id as job_profile_id, coalesce(p.labels->>$3, p.labels->>'en') as job_profile,
        d.id as department_id, d.name as department, t.id as team_id, t.name as team,
        m.id as manager_id, ${fullName("m")} as manager,
        m.photo_id as manager_photo_id, u.photo_id
      from users u
      left join roles r on r.company_id = u.company_id and r.id = u.role_id
      left join job_profiles p on p.id = u.job_profile_id
      left join departments d on d.company_id = u.company_id and d.id = u.department_id
      left join teams t on t.company_id = u.company_id and t.id = u.team_id
      left join users m on m.company_id = u.company_id and m.id = u.manager_id
      where u.company_id = $1 and u.id = $2`,
    values: [companyId, id, language],
  });
  return rows[0];
}

export interface ShownSkill {
  skill_id: string;
  level: number | null;
  source: "confirmed" | "self" | "inferred";
  /** Names of the endorsing colleagues, highest level first. */
  endorsed_by: string[];
}

/** Returns a person's current skills. */
export async function shownSkillsOf(tx: Tx, companyId: string, userId: string): Promise<ShownSkill[]> {
  const { rows } = await tx.$client.query<ShownSkill>({
    name: "profile_skills",
    text: `select c.skill_id, c.level, case c.source when 'language' then 'self' else c.source end as source,
        array(select ${fullName("a")} from skill_endorsements e
          join users a on a.company_id = e.company_id and a.id = e.author_id
          where e.company_id = c.company_id and e.user_id = c.user_id and e.skill_id = c.skill_id and e.taken_back_at is null
          order by e.level desc, e.created_at) as endorsed_by
      from person_claims c
      where c.company_id = $1 and c.user_id = $2 and (c.expires_on is null or c.expires_on >= current_date)
      order by c.level desc nulls last, c.skill_id`,
    values: [companyId, userId],
  });
  return rows;
}

/** Returns the languages that a person speaks, in the order of entry. */
export async function spokenLanguagesOf(
  tx: Tx,
  companyId: string,
  userId: string,
): Promise<SpokenLanguage[]> {
  const { rows } = await tx.$client.query<SpokenLanguage>({
    name: "profile_languages",
    text: "select id, language, level from person_languages where company_id = $1 and user_id = $2 order by id",
    values: [companyId, userId],
  });
  return rows;
}

type ProfileFields = Partial<
  Pick<
    typeof users.$inferInsert,
    "headline" | "about" | "availability" | "location" | "phone" | "skillsPublic"
  >
>;

/** Updates fields if the version is still the one that was read; false when another write came in between. */
export async function changeProfile(
  tx: Tx,
  companyId: string,
  id: string,
  version: number,
  fields: ProfileFields,
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ ...fields, version: sql`${users.version} + 1` })
    .where(and(eq(users.companyId, companyId), eq(users.id, id), eq(users.version, version)))
    .returning({ id: users.id });
  return rows.length > 0;
}
