import type { Tx } from "../../platform/db/database.ts";
import type { RequiredSkill } from "../../platform/matching/matchEngine.ts";

export interface VacancyRow {
  id: string;
  name: string;
  description: string;
  department: string | null;
  location: string | null;
  hours: number | null;
  salary_from: number | null;
  salary_to: number | null;
  status: "Draft" | "Pending" | "Approved" | "Declined";
  publication: "open" | "on_hold" | "closed";
  external: boolean;
  available_from: string | null;
  owner_id: string;
  owner_name: string | null;
  member_ids: string[];
  saved: boolean;
  created_at: Date;
}

const COLUMNS = `v.id, v.name, v.description, d.name as department, v.location, v.hours, v.salary_from, v.salary_to,
  v.status, v.publication, v.external, to_char(v.available_from, 'YYYY-MM-DD') as available_from, v.owner_id,
  trim(o.first_name || ' ' || o.last_name) as owner_name, v.created_at,
  array(select m.user_id::text from vacancy_members m where m.company_id = v.company_id and m.vacancy_id = v.id) as member_ids,
  exists (select 1 from saved_vacancies s where s.company_id = v.company_id and s.vacancy_id = v.id and s.user_id = $2) as saved`;

const FROM = `from vacancies v
  left join departments d on d.company_id = v.company_id and d.id = v.department_id
  left join users o on o.company_id = v.company_id and o.id = v.owner_id`;

const contains = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** One vacancy as `userId` sees it (saved or not), or undefined. */
export async function findVacancy(
  tx: Tx,
  companyId: string,
  userId: string,
  id: string,
): Promise<VacancyRow | undefined> {
  const { rows } = await tx.$client.query<VacancyRow>({
    name: "vacancy_one",
    text: `select ${COLUMNS} ${FROM} where v.company_id = $1 and v.id = $3`,
    values: [companyId, userId, id],
  });
  return rows[0];
}

/** The reader, $2, works on it. */
const MINE = `(v.owner_id = $2 or exists (select 1 from vacancy_members m
    where m.company_id = v.company_id and m.vacancy_id = v.id and m.user_id = $2))`;

/** What each value of `filter` means. */
const FILTERS = {
  all: "true",
  mine: MINE,
  open: "v.live",
  pending: "v.status = 'Pending'",
  approved: "v.status = 'Approved'",
  declined: "v.status = 'Declined'",
  closed: "v.publication = 'closed'",
} as const;

export type VacancyFilter = keyof typeof FILTERS;

/** A page of the company's vacancies, newest first; `drafts` tells whether those that others draft are among them. */
export async function listVacancyRows(
  tx: Tx,
  companyId: string,
  userId: string,
  options: { filter: VacancyFilter; drafts: boolean; search: string; page: number; size: number },
): Promise<{ rows: VacancyRow[]; total: number }> {
  const where = `where v.company_id = $1 and ${FILTERS[options.filter]} and v.name ilike $3
    and ($4 or v.status <> 'Draft' or ${MINE})`;
  const values = [companyId, userId, contains(options.search), options.drafts];
  const counted = await tx.$client.query<{ total: number }>(
    `select count(*)::int as total from vacancies v ${where}`,
    values,
  );
  const { rows } = await tx.$client.query<VacancyRow>(
    `select ${COLUMNS} ${FROM} ${where} order by v.created_at desc, v.id desc limit $5 offset $6`,
    [...values, options.size, options.page * options.size],
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Vacancies that somebody looking for work is shown: approved and open; for external people those meant for them. */
export async function openVacancyRows(
  tx: Tx,
  companyId: string,
  userId: string,
  options: { externalOnly: boolean; savedOnly: boolean; search: string },
): Promise<VacancyRow[]> {
  const { rows } = await tx.$client.query<VacancyRow>({
    name: "vacancies_open",
    text: `select * from (select ${COLUMNS} ${FROM}
      where v.company_id = $1 and v.live
        and (not $3 or v.external) and (v.name ilike $5 or d.name ilike $5 or v.location ilike $5)) open
      where not $4 or saved order by created_at desc, id desc limit 5000`,
    values: [companyId, userId, options.externalOnly, options.savedOnly, contains(options.search)],
  });
  return rows;
}

interface SkillRow {
  skill_id: string;
  level: number;
  kind: "essential" | "optional";
  importance: number;
  must_have: boolean;
}

/** What a vacancy requires, essential and important first. */
export async function vacancySkillsOf(
  tx: Tx,
  companyId: string,
  vacancyId: string,
): Promise<RequiredSkill[]> {
  const { rows } = await tx.$client.query<SkillRow>({
    name: "vacancy_skills",
    text: `select skill_id, level, kind, importance, must_have from vacancy_skills
      where company_id = $1 and vacancy_id = $2 order by kind, importance desc, level desc, skill_id`,
    values: [companyId, vacancyId],
  });
  return rows.map(({ skill_id: skillId, must_have: mustHave, ...rest }) => ({ skillId, mustHave, ...rest }));
}

export async function saveVacancyFor(
  tx: Tx,
  companyId: string,
  userId: string,
  vacancyId: string,
): Promise<void> {
  await tx.$client.query(
    "insert into saved_vacancies (company_id, user_id, vacancy_id) values ($1, $2, $3) on conflict do nothing",
    [companyId, userId, vacancyId],
  );
}

export async function unsaveVacancyFor(
  tx: Tx,
  companyId: string,
  userId: string,
  vacancyId: string,
): Promise<void> {
  await tx.$client.query(
    "delete from saved_vacancies where company_id = $1 and user_id = $2 and vacancy_id = $3",
    [companyId, userId, vacancyId],
  );
}
