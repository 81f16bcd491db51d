import type { Language } from "@vaardig/contract/limits";
import type { RequiredSkill } from "@vaardig/contract/skill-profiles/skillProfiles";
import type { SharedSkills } from "../../domain/taxonomy/sharedSkills.ts";
import type { Tx } from "../../platform/db/database.ts";
import { HAS_APPLICANTS_SQL, JOB_COLUMNS, type JobRowWithFacts } from "./jobs.queries.ts";

/** A job with everything on its page. */
export interface JobDetailRow extends JobRowWithFacts {
  description: string;
  hiring_manager_id: string | null;
  contact_id: string | null;
  /** Essential and important ones first. */
  skills: RequiredSkill[];
}

type Part = "co_owner" | "member" | null;

interface Row extends Omit<JobDetailRow, "project_name" | "co_owner_ids" | "member_ids" | "skills"> {
  part: Part;
  /** Skills separated by commas, the facts of one by spaces; null for none. */
  required: string | null;
}

type Required = Omit<RequiredSkill, "skill"> & { id: string };

const byWeight = (one: Required, other: Required) =>
  Number(one.kind === "optional") - Number(other.kind === "optional") ||
  other.importance - one.importance ||
  other.level - one.level ||
  (one.id < other.id ? -1 : 1);

/** Parses `required` of a row to a list in display order. */
function requiredOf(text: string | null): Required[] {
  if (text === null) return [];
  const skills = text.split(",").map((one): Required => {
    const [id = "", level, kind, importance, mustHave] = one.split(" ");
    return {
      id,
      level: Number(level),
      kind: kind === "essential" ? "essential" : "optional",
      importance: Number(importance),
      must_have: mustHave === "true",
    };
  });
  return skills.sort(byWeight);
}

/**
 * Each part is a subquery that depends on parameters only: as joins they cost several times as much. Skills
 * are one text, sorted by `requiredOf`: as sorted JSON they would take a third of the statement's time.
 */
const READ = `select ${JOB_COLUMNS}, v.owner_id, v.description, v.hiring_manager_id, v.contact_id, v.revision is not null as has_change,
    ${HAS_APPLICANTS_SQL},
    (select d.name from departments d where d.company_id = $1 and d.id = v.department_id) as department,
    exists (select 1 from saved_vacancies s where s.company_id = $1 and s.vacancy_id = $3 and s.user_id = $2) as saved,
    (select m.part from vacancy_members m where m.company_id = $1 and m.vacancy_id = $3 and m.user_id = $2) as part,
    (select string_agg(r.skill_id || ' ' || r.level || ' ' || r.kind || ' ' || r.importance || ' ' || r.must_have, ',')
      from vacancy_skills r where r.company_id = $1 and r.vacancy_id = $3) as required
  from vacancies v where v.company_id = $1 and v.id = $3`;

interface ProjectRow {
  name: string;
  owner_id: string;
  part: Part;
}

async function projectOf(tx: Tx, { companyId, userId }: Reader, id: string): Promise<ProjectRow | undefined> {
  const { rows } = await tx.$client.query<ProjectRow>({
    name: "vacancy_project",
    text: `select j.name, j.owner_id, (select m.part from project_members m
        where m.company_id = $1 and m.project_id = $3 and m.user_id = $2) as part
      from projects j where j.company_id = $1 and j.id = $3`,
    values: [companyId, userId, id],
  });
  return rows[0];
}

interface Reader {
  companyId: string;
  userId: string;
}

/** Returns a job as the reader sees it, with labels in `language`; undefined when there is none. */
export async function findJobDetail(
  tx: Tx,
  reader: Reader,
  id: string,
  language: Language,
  shared: SharedSkills,
): Promise<JobDetailRow | undefined> {
  const { companyId, userId } = reader;
  const { rows } = await tx.$client.query<Row>({
    name: "vacancy_detail",
    text: READ,
    values: [companyId, userId, id],
  });
  const [found] = rows;
  if (!found) return undefined;
  const { part, required: text, ...row } = found;
  const project = row.project_id === null ? undefined : await projectOf(tx, reader, row.project_id);
  const required = requiredOf(text);
  const ids = required.map((one) => one.id);
  const labelled = await shared.byId(tx, ids, language);
  const isOn = (wanted: Part) => part === wanted || project?.part === wanted;
  return {
    ...row,
    project_name: project?.name ?? null,
    co_owner_ids: isOn("co_owner") || project?.owner_id === userId ? [userId] : [],
    member_ids: isOn("member") ? [userId] : [],
    skills: required.flatMap(({ id: skillId, ...facts }) => {
      const skill = labelled.get(skillId);
      return skill ? [{ skill, ...facts }] : [];
    }),
  };
}
