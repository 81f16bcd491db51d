import type { MyCourse } from "@vaardig/contract/courses/courses";
import type { Language } from "@vaardig/contract/limits";
import { readCourses } from "../../domain/learning/courses/courses.queries.ts";
import type { EnrolmentRow } from "../../domain/learning/courses/enrolments.queries.ts";
import { canonicalSkillIds } from "../../domain/taxonomy/canonicalSkillIds.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { TxServices } from "../../platform/services.ts";
import { presentMyCourse } from "./courses.present.ts";

/** Returns enrolments of one company's people with their courses, in order. */
export async function readMyCourses(
  tx: Tx,
  { services, language }: { services: Pick<TxServices, "sharedSkills">; language: Language },
  companyId: string,
  enrolments: readonly EnrolmentRow[],
): Promise<MyCourse[]> {
  const ids = enrolments.map(({ courseId }) => courseId);
  const courses = await readCourses(tx, companyId, ids, language);
  const taught = [...courses.values()].flatMap(({ skills }) => skills.map(({ skillId }) => skillId));
  const chosen = await canonicalSkillIds(
    tx,
    enrolments.map(({ skillId }) => skillId),
  );
  const current = (id: string) => chosen.get(id) ?? id;
  const skills = await services.sharedSkills.byId(
    tx,
    [...new Set([...taught, ...enrolments.map(({ skillId }) => current(skillId))])],
    language,
  );
  return enrolments.flatMap((enrolment) => {
    const row = courses.get(enrolment.courseId);
    return row ? presentMyCourse({ ...enrolment, skillId: current(enrolment.skillId) }, row, skills) : [];
  });
}
