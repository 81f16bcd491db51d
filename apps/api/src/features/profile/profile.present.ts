import type { Language } from "@vaardig/contract/limits";
import type {
  Candidate,
  Education,
  Experience,
  PrivateRecord,
  ProfileEntryAct,
} from "@vaardig/contract/profile/profile";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import { type FileRow, presentFile } from "../../domain/files/storedFiles.ts";
import type { educations, experiences } from "../../domain/people/career.table.ts";
import type { ProfileRow, ShownSkill } from "../../domain/people/profile/profile.queries.ts";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Secrets } from "../../platform/secrets.ts";

const namedOf = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? "" });

/** Converts the public card to the wire format. */
export function presentCard(
  secrets: Secrets,
  row: ProfileRow,
): Omit<Candidate, "skills" | "private" | "can"> {
  const photo = (id: string | null) => photoUrl(secrets, row.company_id, id);
  const manager = namedOf(row.manager_id, row.manager);
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    photo_url: photo(row.photo_id),
    headline: row.headline,
    about: row.about,
    role: namedOf(row.role_id, row.role),
    job_profile: namedOf(row.job_profile_id, row.job_profile),
    department: namedOf(row.department_id, row.department),
    team: namedOf(row.team_id, row.team),
    manager: manager && { ...manager, photo_url: photo(row.manager_photo_id) },
    skills_public: row.skills_public,
    version: row.version,
  };
}

/**
 * Converts the private record to the wire format, for the person and readers with scope. `files` are the
 * person's, newest first.
 */
export function presentPrivate(
  secrets: Secrets,
  row: ProfileRow,
  languages: PrivateRecord["languages"],
  files: FileRow[],
  mayEdit: boolean,
): PrivateRecord {
  const fileOf = (use: FileRow["useAs"]) => {
    const file = files.find(({ useAs }) => useAs === use);
    return file ? presentFile(secrets, file, mayEdit) : null;
  };
  return {
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    location: row.location,
    gender: row.gender,
    join_date: row.join_date,
    availability: row.availability,
    system_role: row.system_role,
    status: row.status,
    languages,
    resume: fileOf("resume"),
    picture: fileOf("profile_pic"),
    created_at: row.created_at.toISOString(),
  };
}

/** Converts skills to the wire format, by level and then by name in the reader's language. */
export async function presentShownSkills(tx: Tx, rows: ShownSkill[], language: Language) {
  const byId = await skillsById(
    tx,
    rows.map((row) => row.skill_id),
    language,
  );
  const shown = rows.flatMap(({ skill_id: id, level, source, endorsed_by }) => {
    const skill = byId.get(id);
    return skill ? { skill, level, source, endorsed_by } : [];
  });
  return shown.sort(
    (a, b) => (b.level ?? 0) - (a.level ?? 0) || a.skill.name.localeCompare(b.skill.name, language),
  );
}

export function presentExperience(row: typeof experiences.$inferSelect, can: ProfileEntryAct[]): Experience {
  const { id, userId: user_id, position, company, startDate, endDate, description, version } = row;
  const dates = { start_date: startDate, end_date: endDate, current_job: endDate === null };
  return { id, user_id, position, company, ...dates, description, version, can };
}

export function presentEducation(row: typeof educations.$inferSelect, can: ProfileEntryAct[]): Education {
  const { id, userId: user_id, degree, institution, level, started, finished, version } = row;
  return { id, user_id, degree, institution, level, started, finished, version, can };
}
