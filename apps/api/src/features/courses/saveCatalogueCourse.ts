import type { newCatalogueCourse } from "@vaardig/contract/courses/courseCatalogue";
import type { z } from "zod";
import type { FeedCourse } from "../../domain/learning/courses/feed/feedCourse.ts";
import { writeCourses } from "../../domain/learning/courses/feed/syncCourses.queries.ts";
import { OWN_SOURCE, type OwnCourseRow } from "../../domain/learning/courses/ownCourses.queries.ts";
import { canonicalSkillIds } from "../../domain/taxonomy/canonicalSkillIds.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";

/** The fields of a course to change; absent ones stay unchanged. */
export type CourseChange = Partial<z.output<typeof newCatalogueCourse>>;

async function taughtSkills(
  tx: Tx,
  given: NonNullable<CourseChange["skills"]>,
): Promise<FeedCourse["skills"]> {
  const canonical = await canonicalSkillIds(
    tx,
    given.map(({ skill_id: id }) => id),
  );
  const seen = new Set<string>();
  return given.map(({ skill_id: id, level_from: levelFrom, level_to: levelTo }, at) => {
    const skillId = canonical.get(id);
    const refuse = (key: string) =>
      new AppError("validation_failed", { fields: { [`skills.${at}.skill_id`]: key } });
    if (!skillId) throw refuse("skill_unknown");
    if (seen.has(skillId)) throw refuse("skill_twice");
    seen.add(skillId);
    return { skillId, levelFrom, levelTo };
  });
}

/** Returns texts by language, without empty ones; `given` overrides the stored texts. */
function textsOf(there: Record<string, string>, given: { en?: string | undefined; nl?: string | undefined }) {
  const both = { en: given.en ?? there.en ?? "", nl: given.nl ?? there.nl ?? "" };
  return Object.fromEntries(Object.entries(both).filter(([, text]) => text !== ""));
}

/** Saves one of the company's own courses, new or existing. Throws when it has no title. */
export async function saveCatalogueCourse(
  tx: Tx,
  companyId: string,
  course: Pick<OwnCourseRow, "code"> & Partial<OwnCourseRow>,
  change: CourseChange,
): Promise<void> {
  const titles = textsOf(course.titles ?? {}, { en: change.title_en, nl: change.title_nl });
  if (Object.keys(titles).length === 0)
    throw new AppError("validation_failed", { fields: { title_en: "title_either" } });
  const written: FeedCourse = {
    code: course.code,
    titles,
    descriptions: textsOf(course.descriptions ?? {}, {
      en: change.description_en,
      nl: change.description_nl,
    }),
    provider: change.provider_name ?? course.provider ?? "",
    hours: change.hours ?? course.hours ?? 0,
    price: change.price ?? course.price ?? 0,
    nextStart: change.next_start === undefined ? (course.next_start ?? null) : change.next_start,
    url: (change.url ?? course.url) || null,
    isOffered: !course.removed,
    skills: change.skills ? await taughtSkills(tx, change.skills) : (course.skills ?? []),
  };
  await writeCourses(tx, { companyId, source: OWN_SOURCE }, [written]);
}
