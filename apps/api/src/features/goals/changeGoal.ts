import type { Body } from "@vaardig/contract/endpoint";
import type { NewGoalAction } from "@vaardig/contract/goals/goalBody";
import type { createGoal, saveGoal } from "@vaardig/contract/goals/goalWrites";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { actionsOf, type GoalRow, goalSkillsOf } from "../../domain/learning/goals/goals.queries.ts";
import { removeDraft } from "../../domain/learning/goals/goalTalk.queries.ts";
import { notifyGoalAssigned } from "../../domain/learning/goals/notifyGoalAssigned.ts";
import {
  insertGoal,
  type NamedAction,
  type NewGoalSkill,
  replaceActions,
  replaceGoalSkills,
  updateGoal,
} from "../../domain/learning/goals/saveGoal.queries.ts";
import { canActOnBehalf } from "../../domain/people/canActOnBehalf.ts";
import { findPerson } from "../../domain/people/findPerson.ts";
import { canonicalSkillIds } from "../../domain/taxonomy/canonicalSkillIds.ts";
import { requiredSkillsOf } from "../../domain/taxonomy/jobProfiles.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canHaveGoals } from "./goals.policy.ts";
import { nameActions } from "./nameActions.ts";

type NewGoal = Body<typeof createGoal>;
type Changes = Body<typeof saveGoal>;

const wrong = (field: string, message: string) =>
  new AppError("validation_failed", { fields: { [field]: message } });

async function knownSkills(
  tx: Tx,
  list: readonly { skill_id: string; level: number }[],
): Promise<NewGoalSkill[]> {
  const canonical = await canonicalSkillIds(
    tx,
    list.map(({ skill_id: id }) => id),
  );
  const known = new Map<string, NewGoalSkill>();
  list.forEach(({ skill_id: id, level }, at) => {
    const skillId = canonical.get(id);
    if (!skillId) throw wrong(`skills.${at}.skill_id`, "skill_unknown");
    known.set(skillId, { skillId, level });
  });
  return [...known.values()];
}

async function checkJobProfile(tx: Tx, id: string | null | undefined): Promise<void> {
  if (id && !(await requiredSkillsOf(tx, id, "en"))) throw wrong("job_profile_id", "job_profile_required");
}

/** Checks that each action belongs to one of the goal's skills, or to all of them. */
async function forSkills(
  tx: Tx,
  actions: readonly NamedAction[],
  skills: readonly NewGoalSkill[],
): Promise<NamedAction[]> {
  const canonical = await canonicalSkillIds(
    tx,
    actions.flatMap(({ skill_id: id }) => id ?? []),
  );
  return actions.map((one) => {
    const id = canonical.get(one.skill_id ?? "");
    return { ...one, skill_id: skills.some(({ skillId }) => skillId === id) ? (id ?? null) : null };
  });
}

/** Adds a goal of the viewer, or proposes one to a person the viewer is responsible for; returns its id. */
export async function addGoal(
  tx: Tx,
  services: Pick<TxServices, "config" | "jobs" | "secrets">,
  viewer: Viewer,
  {
    user_id: userId = viewer.userId,
    skills,
    actions,
    origin,
    job_profile_id: jobProfileId,
    ...body
  }: NewGoal,
): Promise<string> {
  const { companyId, userId: actorId } = viewer;
  const owner = found(await findPerson(tx, companyId, userId));
  const isMine = owner.id === actorId;
  authorize(isMine || (await canActOnBehalf(tx, viewer, owner)));
  if (!canHaveGoals(owner.systemRole)) throw wrong("user_id", "person_unknown");
  await checkJobProfile(tx, jobProfileId);
  const wanted = await knownSkills(tx, skills);
  const named = await forSkills(tx, await nameActions(tx, companyId, actions), wanted);
  const id = await insertGoal(tx, {
    companyId,
    userId,
    jobProfileId,
    createdBy: actorId,
    name: body.name,
    description: body.description,
    startDate: body.start_date,
    dueDate: body.due_date,
    ...(isMine ? { origin, state: "not_started" } : { origin: "manager", state: "proposed" }),
  });
  await replaceGoalSkills(tx, { companyId, id }, wanted);
  await replaceActions(tx, { companyId, id }, named);
  await removeDraft(tx, companyId, actorId);
  const kind = isMine ? "goal.created" : "goal.assigned";
  await recordEvent(tx, { companyId, actorId, kind, userId, subjectId: id });
  if (!isMine)
    await notifyGoalAssigned(tx, services, viewer, { userId, id, name: body.name, dueDate: body.due_date });
  return id;
}

/** An existing action keeps its title, even when its course or project is no longer available. */
async function withNames(
  tx: Tx,
  { companyId, id }: { companyId: string; id: string },
  actions: readonly NewGoalAction[],
): Promise<NamedAction[]> {
  const there = new Map((await actionsOf(tx, companyId, [id])).map((one) => [one.id, one]));
  actions.forEach((one, at) => {
    if (one.id && !there.has(one.id)) throw wrong(`actions.${at}.id`, "id");
  });
  return nameActions(tx, companyId, actions, (one) => {
    const before = there.get(one.id ?? "");
    return before?.project_id === one.project_id && before?.course_id === one.course_id ? before : undefined;
  });
}

async function skillsThere(
  tx: Tx,
  { companyId, id }: { companyId: string; id: string },
): Promise<NewGoalSkill[]> {
  const rows = await goalSkillsOf(tx, companyId, [id]);
  return rows.map(({ skill_id: skillId, level }) => ({ skillId, level }));
}

/** Updates a goal that the viewer may edit, at the version that was checked; absent fields stay unchanged. */
export async function changeGoal(tx: Tx, viewer: Viewer, row: GoalRow, changes: Changes): Promise<void> {
  const { companyId, userId: actorId } = viewer;
  const goal = { companyId, id: row.id };
  const {
    name,
    description,
    start_date: startDate,
    due_date: dueDate,
    job_profile_id: jobProfileId,
  } = changes;
  if ((dueDate ?? row.due_date) <= (startDate ?? row.start_date)) throw wrong("due_date", "end_after_start");
  await checkJobProfile(tx, jobProfileId);
  const given = { name, description, startDate, dueDate, jobProfileId };
  const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  await updateGoal(tx, goal, changes.version, values);
  const skills = changes.skills && (await knownSkills(tx, changes.skills));
  if (skills) await replaceGoalSkills(tx, goal, skills);
  if (changes.actions) {
    const named = await withNames(tx, goal, changes.actions);
    await replaceActions(tx, goal, await forSkills(tx, named, skills ?? (await skillsThere(tx, goal))));
  }
  const about = { userId: row.owner_id, subjectId: row.id };
  await recordEvent(tx, { companyId, actorId, kind: "goal.changed", ...about });
}
