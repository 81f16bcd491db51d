import {
  completeCourse,
  deleteCourse,
  getCourses,
  planCourse,
  startCourse,
} from "@vaardig/contract/courses/courses";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { completeEnrolment } from "../../domain/learning/courses/completeEnrolment.ts";
import { readCourses } from "../../domain/learning/courses/courses.queries.ts";
import {
  enrol,
  findEnrolment,
  listEnrolments,
  lockEnrolment,
  removeEnrolment,
} from "../../domain/learning/courses/enrolments.queries.ts";
import { canonicalSkillIds } from "../../domain/taxonomy/canonicalSkillIds.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { proposeLearnedLevels } from "./proposeLearnedLevels.ts";
import { readMyCourses } from "./readMyCourses.ts";

interface Chosen {
  course_id: string;
  level: number;
  skill: string;
}

/**
 * Enrols the caller in an offered course that teaches the skill; returns the enrolment's id, also of an
 * existing one.
 */
async function choose(tx: Tx, viewer: Viewer, chosen: Chosen, state: "not started" | "started") {
  const { companyId, userId } = viewer;
  const { course_id: courseId, level, skill } = chosen;
  const skillId = (await canonicalSkillIds(tx, [skill])).get(skill);
  const course = found((await readCourses(tx, companyId, [courseId], "en")).get(courseId));
  if (!skillId || !course.skills.some((one) => one.skillId === skillId))
    throw new AppError("validation_failed", { fields: { skill: "course_skill" } });
  if (course.removed) throw new AppError("course_removed");
  const { id, isChanged } = await enrol(tx, { companyId, userId, courseId, skillId, level }, state);
  const kind = state === "started" ? "course.started" : "course.planned";
  if (isChanged) await recordEvent(tx, { companyId, actorId: userId, kind, userId, subjectId: courseId });
  return { id };
}

export function coursesRoutes(app: App): void {
  route(app, getCourses, async (call) => {
    const { query, viewer, tx } = call;
    const { companyId, userId } = viewer;
    if (query.course_id === undefined)
      return readMyCourses(tx, call, companyId, await listEnrolments(tx, companyId, userId));
    const enrolment = found(await findEnrolment(tx, companyId, userId, query.course_id));
    return found((await readMyCourses(tx, call, companyId, [enrolment]))[0]);
  });

  route(app, startCourse, ({ body, viewer, tx }) => choose(tx, viewer, body, "started"));

  route(app, planCourse, ({ body, viewer, tx }) => choose(tx, viewer, body, "not started"));

  route(app, completeCourse, async (call) => {
    const { body, viewer, tx, language } = call;
    const { companyId, userId } = viewer;
    const enrolment = found(await lockEnrolment(tx, companyId, userId, body.id));
    const completed = await completeEnrolment(tx, enrolment, body.level, language);
    await proposeLearnedLevels(tx, viewer, completed, body.levels ?? [], language);
    return found((await readMyCourses(tx, call, companyId, [completed]))[0]);
  });

  route(app, deleteCourse, async ({ query, viewer, tx }) => {
    const { companyId, userId } = viewer;
    const { id, state, courseId } = found(await lockEnrolment(tx, companyId, userId, query.id));
    if (state === "completed") throw new AppError("course_completed");
    await removeEnrolment(tx, companyId, id);
    await recordEvent(tx, { companyId, actorId: userId, kind: "course.left", userId, subjectId: courseId });
    return {};
  });
}
