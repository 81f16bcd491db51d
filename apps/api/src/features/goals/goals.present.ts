import type { Goal, GoalAction, GoalDetail, GoalSkill } from "@vaardig/contract/goals/goals";
import type { Language } from "@vaardig/contract/limits";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import { type ActionWithFacts, actionFactsOf } from "../../domain/learning/goals/actionFacts.ts";
import { type GoalRole, goalActions } from "../../domain/learning/goals/goalMachine.ts";
import { meanProgress } from "../../domain/learning/goals/goalProgress.ts";
import { type GoalRow, goalSkillsOf } from "../../domain/learning/goals/goals.queries.ts";
import { inLanguage, requiredSkillsOf } from "../../domain/taxonomy/jobProfiles.ts";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Secrets } from "../../platform/secrets.ts";

export interface GoalReader {
  tx: Tx;
  companyId: string;
  language: Language;
  secrets: Secrets;
}

/** Returns a function for the level that a job profile requires of a skill. */
export async function requiredLevels(
  { tx, language }: Pick<GoalReader, "tx" | "language">,
  profileIds: Iterable<string | null>,
): Promise<(profileId: string | null, skillId: string) => number | null> {
  const levels = new Map<string, Map<string, number>>();
  for (const id of new Set(profileIds)) {
    const profile = id && (await requiredSkillsOf(tx, id, language));
    if (profile) levels.set(profile.id, new Map(profile.skills.map((one) => [one.skillId, one.level])));
  }
  return (profileId, skillId) => (profileId && levels.get(profileId)?.get(skillId)) || null;
}

const profileOf = (row: GoalRow) => row.job_profile_id ?? row.owner_job_profile_id;

async function skillsByGoal(reader: GoalReader, rows: readonly GoalRow[]): Promise<Map<string, GoalSkill[]>> {
  const { tx, companyId, language } = reader;
  const ofGoals = await goalSkillsOf(
    tx,
    companyId,
    rows.map(({ id }) => id),
  );
  const names = await skillsById(
    tx,
    ofGoals.map(({ skill_id: id }) => id),
    language,
  );
  const requiredOf = await requiredLevels(reader, rows.map(profileOf));
  const profiles = new Map(rows.map((row) => [row.id, profileOf(row)]));
  const byGoal = new Map<string, GoalSkill[]>(rows.map(({ id }) => [id, []]));
  for (const { goal_id: goalId, skill_id: skillId, level, current } of ofGoals) {
    const skill = names.get(skillId);
    const required = requiredOf(profiles.get(goalId) ?? null, skillId);
    if (skill) byGoal.get(goalId)?.push({ skill, level, current, required });
  }
  return byGoal;
}

function presentGoal(
  { companyId, language, secrets }: GoalReader,
  row: GoalRow,
  { part, skills, actions }: { part: GoalRole; skills: GoalSkill[]; actions: ActionWithFacts[] },
): Goal {
  const { owner_id: ownerId, owner_name, owner_photo_id, job_profile_id: jobId, job_profile_labels } = row;
  const { id, name, description, start_date, due_date, state, overdue, origin, reason, version } = row;
  return {
    id,
    name,
    description,
    start_date,
    due_date,
    state,
    overdue,
    origin,
    reason,
    version,
    progress: meanProgress(actions.map(({ progress }) => progress)),
    owner: { id: ownerId, name: owner_name, photo_url: photoUrl(secrets, companyId, owner_photo_id) },
    assigned_by: row.assigned_by,
    job_profile: jobId ? { id: jobId, name: inLanguage(job_profile_labels ?? {}, language) } : null,
    skills,
    actions_count: actions.length,
    actions_done: actions.filter(({ progress }) => progress === 100).length,
    comments_count: row.comments_count,
    completed_at: row.completed_at?.toISOString() ?? null,
    can: goalActions(part, row),
  };
}

function presentAction({ done_at, progress, isClosed, title, ...row }: ActionWithFacts): GoalAction {
  const { id, kind, course_id, project_id, skill_id } = row;
  const at = done_at?.toISOString() ?? null;
  return { id, kind, title, course_id, project_id, skill_id, progress, is_closed: isClosed, done_at: at };
}

/** Returns actions grouped by kind, as in the response of `GET goals/actions`. */
export function presentActions(actions: readonly ActionWithFacts[]): GoalDetail["actions"] {
  const of = (kind: GoalAction["kind"]) => actions.filter((one) => one.kind === kind).map(presentAction);
  return { courses: of("course"), projects: of("project"), activities: of("activity") };
}

/**
 * Converts goals to the wire format of lists; all of them the viewer's, or all of people the viewer is
 * responsible for.
 */
export async function presentGoals(
  reader: GoalReader,
  rows: readonly GoalRow[],
  part: GoalRole,
): Promise<Goal[]> {
  const facts = await actionFactsOf(reader, rows);
  const skills = await skillsByGoal(reader, rows);
  return rows.map((row) => {
    const own = { skills: skills.get(row.id) ?? [], actions: facts.get(row.id) ?? [] };
    return presentGoal(reader, row, { part, ...own });
  });
}

/** Converts one goal to the wire format, with its actions. */
export async function presentGoalDetail(
  reader: GoalReader,
  row: GoalRow,
  part: GoalRole,
): Promise<GoalDetail> {
  const actions = (await actionFactsOf(reader, [row])).get(row.id) ?? [];
  const skills = (await skillsByGoal(reader, [row])).get(row.id) ?? [];
  return { ...presentGoal(reader, row, { part, skills, actions }), actions: presentActions(actions) };
}
