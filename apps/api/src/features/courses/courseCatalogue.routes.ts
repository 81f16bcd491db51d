import {
  addCatalogueCourse,
  listCatalogueCourses,
  removeCatalogueCourse,
  restoreCatalogueCourse,
  saveCatalogueCourse as saveCatalogueCourseEndpoint,
} from "@vaardig/contract/courses/courseCatalogue";
import { v7 } from "uuid";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { notifyWithdrawn } from "../../domain/learning/courses/notifyWithdrawn.ts";
import {
  findOwnCourse,
  listOwnCourses,
  type OwnCourseRow,
  ownCoursesByCode,
} from "../../domain/learning/courses/ownCourses.queries.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canEditCourse } from "./courseCatalogue.policy.ts";
import { presentCatalogue } from "./courseCatalogue.present.ts";
import { type CourseChange, saveCatalogueCourse } from "./saveCatalogueCourse.ts";

interface Named {
  id: string;
  version: number;
}

/** Updates one of the company's own courses if the version is still the one that was read. */
async function change(
  tx: Tx,
  { companyId, userId: actorId }: Viewer,
  { id, version }: Named,
  values: CourseChange & Pick<Partial<OwnCourseRow>, "removed">,
  kind: string,
): Promise<OwnCourseRow> {
  const course = found(await findOwnCourse(tx, companyId, id, true));
  authorize(canEditCourse(course));
  if (course.version !== version) throw new AppError("stale_version");
  const { removed = course.removed, ...said } = values;
  await saveCatalogueCourse(tx, companyId, { ...course, removed }, said);
  await recordEvent(tx, { companyId, actorId, kind, subjectId: id });
  return found(await findOwnCourse(tx, companyId, id));
}

export function courseCatalogueRoutes(app: App): void {
  route(app, listCatalogueCourses, async ({ query, viewer, tx, language }) => {
    if (query.id !== undefined) {
      const course = found(await findOwnCourse(tx, viewer.companyId, query.id));
      return { data: await presentCatalogue(tx, language, [course]), total: 1 };
    }
    const { rows, total } = await listOwnCourses(tx, viewer.companyId, query);
    return { data: await presentCatalogue(tx, language, rows), total };
  });

  route(app, addCatalogueCourse, async ({ body, viewer, tx, language }) => {
    const { companyId, userId: actorId } = viewer;
    const code = v7();
    await saveCatalogueCourse(tx, companyId, { code }, body);
    const course = found((await ownCoursesByCode(tx, companyId, [code], false)).get(code));
    await recordEvent(tx, { companyId, actorId, kind: "course_catalogue.added", subjectId: course.id });
    return found((await presentCatalogue(tx, language, [course]))[0]);
  });

  route(app, saveCatalogueCourseEndpoint, async ({ body, viewer, tx, language }) => {
    const { id, version, ...values } = body;
    const course = await change(tx, viewer, { id, version }, values, "course_catalogue.changed");
    return found((await presentCatalogue(tx, language, [course]))[0]);
  });

  route(app, removeCatalogueCourse, async ({ body, viewer, tx, language }) => {
    const course = await change(tx, viewer, body, { removed: true }, "course_catalogue.removed");
    await notifyWithdrawn(tx, [course.id], viewer.userId);
    return found((await presentCatalogue(tx, language, [course]))[0]);
  });

  route(app, restoreCatalogueCourse, async ({ body, viewer, tx, language }) => {
    const course = await change(tx, viewer, body, { removed: false }, "course_catalogue.restored");
    return found((await presentCatalogue(tx, language, [course]))[0]);
  });
}
