import {
  COURSES_PER_PAGE,
  getCourseMatches,
  getCourseRatings,
  rateCourse,
} from "@vaardig/contract/courses/courses";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { readCourses } from "../../domain/learning/courses/courses.queries.ts";
import { enrolmentsOf, hasCompleted } from "../../domain/learning/courses/enrolments.queries.ts";
import { matchableCourses } from "../../domain/learning/courses/matchableCourses.ts";
import { matchCourses } from "../../domain/learning/courses/matchCourses.ts";
import { findRating, listRatings, saveRating } from "../../domain/learning/courses/ratings.queries.ts";
import { canonicalSkillIds } from "../../domain/taxonomy/canonicalSkillIds.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { presentMatchedCourse, presentRating } from "./courses.present.ts";

export function courseMatchesRoutes(app: App): void {
  route(app, getCourseMatches, async ({ query, viewer, tx, language, services }) => {
    const { companyId, userId } = viewer;
    const skillId = found((await canonicalSkillIds(tx, [query.skill_id])).get(query.skill_id));
    const all = await matchableCourses(tx, companyId, { ...query, skillId, language });
    const { courses, gains, job } = await matchCourses(tx, viewer, all, skillId, language);
    const first = (query.page - 1) * COURSES_PER_PAGE;
    const ids = courses.slice(first, first + COURSES_PER_PAGE).map(({ id }) => id);
    const [rows, enrolments] = await Promise.all([
      readCourses(tx, companyId, ids, language),
      enrolmentsOf(tx, companyId, userId, ids),
    ]);
    const taught = [...rows.values()].flatMap(({ skills }) => skills.map((one) => one.skillId));
    const skills = await services.sharedSkills.byId(tx, [...new Set(taught)], language);
    const page = ids.flatMap((id) => {
      const [row, gain] = [rows.get(id), gains.get(id)];
      if (!row || !gain) return [];
      return [presentMatchedCourse(row, { skillId, skills, gain, job, enrolment: enrolments.get(id) })];
    });
    return [...page, { count: courses.length }];
  });

  route(app, getCourseRatings, async ({ query, viewer, tx }) => {
    const { companyId, userId } = viewer;
    found((await readCourses(tx, companyId, [query.course_id], "en")).get(query.course_id));
    const [{ rows, total }, own] = await Promise.all([
      listRatings(tx, companyId, query.course_id, query),
      findRating(tx, companyId, query.course_id, userId),
    ]);
    return {
      data: rows.map((row) => presentRating(row, userId)),
      total,
      own: own ? presentRating(own, userId) : null,
    };
  });

  route(app, rateCourse, async ({ body, viewer, tx }) => {
    const { companyId, userId } = viewer;
    const { course_id: courseId, stars, text, version } = body;
    found((await readCourses(tx, companyId, [courseId], "en")).get(courseId));
    authorize(await hasCompleted(tx, companyId, userId, courseId));
    if (!(await saveRating(tx, { companyId, courseId, userId, stars, text }, version)))
      throw new AppError("stale_version");
    await recordEvent(tx, { companyId, actorId: userId, kind: "course.rated", userId, subjectId: courseId });
    return presentRating(found(await findRating(tx, companyId, courseId, userId)), userId);
  });
}
