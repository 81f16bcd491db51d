import type { NewGoalAction } from "@vaardig/contract/goals/goalBody";
import { readCourses } from "../../domain/learning/courses/courses.queries.ts";
import type { NamedAction } from "../../domain/learning/goals/saveGoal.queries.ts";
import { projectsById } from "../../domain/projects/projectsById.queries.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";

/**
 * Returns actions with the current titles of their courses and projects. Throws 400, at the action, for a
 * course or project that the company does not have or that takes no more people, unless `before` returns an
 * earlier title.
 */
export async function nameActions(
  tx: Tx,
  companyId: string,
  actions: readonly NewGoalAction[],
  before: (action: NewGoalAction) => { title: string } | undefined = () => undefined,
): Promise<NamedAction[]> {
  const ids = (key: "course_id" | "project_id") => actions.flatMap((one) => one[key] ?? []);
  const courses = await readCourses(tx, companyId, ids("course_id"), "en");
  const projects = await projectsById(tx, companyId, ids("project_id"));
  return actions.map((action, at): NamedAction => {
    const { kind, course_id, project_id } = action;
    const wrong = (message: string) =>
      new AppError("validation_failed", { fields: { [`actions.${at}.${kind}_id`]: message } });
    if (kind === "activity") return { ...action, course_id: null, project_id: null };
    const stood = before(action);
    if (kind === "course") {
      const course = courses.get(course_id ?? "");
      if (!course && !stood) throw wrong("course_unknown");
      if (course?.removed && !stood) throw wrong("course_gone");
      return { ...action, project_id: null, title: course?.title ?? stood?.title ?? "" };
    }
    const project = projects.get(project_id ?? "");
    if (!project && !stood) throw wrong("project_unknown");
    if (project && !project.isOpen && !stood) throw wrong("project_closed");
    return { ...action, course_id: null, title: project?.name ?? stood?.title ?? "" };
  });
}
