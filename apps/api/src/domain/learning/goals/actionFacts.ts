import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../../platform/db/database.ts";
import { projectsById } from "../../projects/projectsById.queries.ts";
import { readCourses } from "../courses/courses.queries.ts";
import { type CourseProgress, enrolmentsOf } from "../courses/enrolments.queries.ts";
import { progressOf } from "./goalProgress.ts";
import { type ActionRow, actionsOf } from "./goals.queries.ts";

/** An action with facts about its course or project. */
export interface ActionWithFacts extends ActionRow {
  /** Percent. */
  progress: number;
  /** The course left the catalog, or the project takes no more people. */
  isClosed: boolean;
}

interface OwnedGoal {
  id: string;
  owner_id: string;
}

async function enrolmentsByOwner(
  tx: Tx,
  companyId: string,
  goals: readonly OwnedGoal[],
  actions: readonly ActionRow[],
): Promise<Map<string, Map<string, CourseProgress>>> {
  const ownerOf = new Map(goals.map(({ id, owner_id: owner }) => [id, owner]));
  const chosen = Map.groupBy(
    actions.filter(({ course_id: course }) => course !== null),
    ({ goal_id: goal }) => ownerOf.get(goal) ?? "",
  );
  const found = new Map<string, Map<string, CourseProgress>>();
  for (const [owner, own] of chosen) {
    const courseIds = own.flatMap(({ course_id: id }) => id ?? []);
    found.set(owner, await enrolmentsOf(tx, companyId, owner, courseIds));
  }
  return found;
}

/**
 * Returns the actions of goals by goal id, in order and with progress; that of a course comes from the goal
 * owner's enrolment.
 */
export async function actionFactsOf(
  { tx, companyId, language }: { tx: Tx; companyId: string; language: Language },
  goals: readonly OwnedGoal[],
): Promise<Map<string, ActionWithFacts[]>> {
  const actions = await actionsOf(
    tx,
    companyId,
    goals.map(({ id }) => id),
  );
  const courses = await readCourses(
    tx,
    companyId,
    actions.flatMap(({ course_id: id }) => id ?? []),
    language,
  );
  const projects = await projectsById(
    tx,
    companyId,
    actions.flatMap(({ project_id: id }) => id ?? []),
  );
  const enrolments = await enrolmentsByOwner(tx, companyId, goals, actions);
  const byGoal = new Map<string, ActionWithFacts[]>(goals.map(({ id }) => [id, []]));
  const owners = new Map(goals.map(({ id, owner_id: owner }) => [id, owner]));
  for (const action of actions) {
    const { kind, course_id: courseId, project_id: projectId, done_at: doneAt } = action;
    const state = enrolments.get(owners.get(action.goal_id) ?? "")?.get(courseId ?? "")?.state;
    const course = courses.get(courseId ?? "");
    const project = projects.get(projectId ?? "");
    const progress = progressOf({ kind, doneAt, enrolment: state && state !== "not started" ? state : null });
    const isClosed =
      (kind === "course" && (course?.removed ?? true)) || (kind === "project" && !project?.isOpen);
    const title = course?.title ?? project?.name ?? action.title;
    byGoal.get(action.goal_id)?.push({ ...action, title, progress, isClosed });
  }
  return byGoal;
}
