import { type GoalBody, goalBody, goalFacts } from "@vaardig/contract/goals/goalBody";
import type { GoalDraft } from "@vaardig/contract/goals/goalDraft";
import type { GoalDetail } from "@vaardig/contract/goals/goals";
import { localDay } from "../../../lib/language/localDay.ts";
import type { GoalFactsInput, SelectedAction, SelectedSkill } from "../goals.slice.ts";

/** All input of the wizard. */
export interface GoalValues extends GoalFactsInput {
  skills: SelectedSkill[];
  actions: SelectedAction[];
}

/** Context of the goal: owner, job profile, origin. */
export interface GoalContext {
  person: { id: string; name: string } | null;
  jobProfileId: string | null;
  origin: "own" | "system";
}

/** Step of each field: 1 name and dates, 2 skills, 3 actions, 4 review. */
const STEP_OF: Record<string, number> = {
  name: 1,
  description: 1,
  start_date: 1,
  due_date: 1,
  skills: 2,
  actions: 3,
  user_id: 1,
  job_profile_id: 1,
};

/** Returns the step of a field on the wire, such as actions for `actions.0.project_id`. */
export const stepOf = (field: string): number => STEP_OF[field.split(".")[0] ?? ""] ?? 4;

export function toBody(values: GoalValues): Pick<GoalBody, keyof GoalFactsInput | "skills" | "actions"> {
  const { skills, actions, ...facts } = values;
  return {
    ...facts,
    skills: skills.map(({ skill, level }) => ({ skill_id: skill.id, level })),
    actions: actions.map(({ title, ...action }) => ({ ...action, title: title.slice(0, 120) })),
  };
}

/** Returns the issues of a step by field; on the last step, all issues. */
export function issuesOf(values: GoalValues, step: number): Record<string, string> {
  // The date rule runs only when all dates are valid, so an incomplete first step is checked separately.
  const parsed = step === 1 ? goalFacts.safeParse(toFacts(values)) : goalBody.safeParse(toBody(values));
  const issues: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = path.join(".");
    if (step === 4 || stepOf(field) === step) issues[field] ??= message;
  }
  return issues;
}

const toFacts = ({ name, description, start_date, due_date }: GoalValues) => ({
  name,
  description,
  start_date,
  due_date,
});

export function toDraft({ actions, ...values }: GoalValues, frame: GoalContext, step: number): GoalDraft {
  const { person, jobProfileId: job_profile_id, origin } = frame;
  const kept = actions.map(({ id: _, ...action }) => action);
  return { ...values, actions: kept, step, person, job_profile_id, origin };
}

/** Returns the wizard's values of an existing goal. */
export function valuesOf(goal: GoalDetail): GoalValues {
  const { name, description, start_date, due_date, skills, actions } = goal;
  const all = [...actions.courses, ...actions.projects, ...actions.activities];
  return {
    name,
    description,
    start_date,
    due_date,
    skills: skills.map(({ skill, level }) => ({ skill, level })),
    actions: all.map(({ id, kind, title, course_id, project_id, skill_id }) => ({
      id,
      kind,
      title,
      course_id,
      project_id,
      skill_id,
    })),
  };
}

/** Returns whether any input is worth storing. */
export function isTouched({ name, description, skills, actions }: GoalValues): boolean {
  return name !== "" || description !== "" || skills.length > 0 || actions.length > 0;
}

/** Default duration of a goal: a quarter. */
const DAYS = 90;
const DAY_MS = 86_400_000;

/** Returns an empty goal that starts today. */
export function emptyGoal(now = Date.now()): GoalValues {
  const dates = { start_date: localDay(now), due_date: localDay(now + DAYS * DAY_MS) };
  return { name: "", description: "", ...dates, skills: [], actions: [] };
}
