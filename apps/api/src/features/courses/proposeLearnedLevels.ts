import { type Language, LICENCE_LEVEL } from "@vaardig/contract/limits";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { readCourses } from "../../domain/learning/courses/courses.queries.ts";
import type { EnrolmentRow } from "../../domain/learning/courses/enrolments.queries.ts";
import { proposeLevels } from "../../domain/learning/goals/levelProposals.queries.ts";
import { canonicalSkillIds } from "../../domain/taxonomy/canonicalSkillIds.ts";
import { skillKinds } from "../../domain/taxonomy/skillKinds.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/**
 * Proposes levels reached by a course outside a goal; they take effect only when confirmed. Throws 400 for a
 * skill that the course does not teach.
 */
export async function proposeLearnedLevels(
  tx: Tx,
  { companyId, userId }: Viewer,
  { courseId }: Pick<EnrolmentRow, "courseId">,
  levels: readonly { skill_id: string; level: number }[],
  language: Language,
): Promise<void> {
  if (levels.length === 0) return;
  const course = found((await readCourses(tx, companyId, [courseId], language)).get(courseId));
  const canonical = await canonicalSkillIds(
    tx,
    levels.map(({ skill_id: id }) => id),
  );
  const kinds = await skillKinds(tx, canonical.values());
  const reached = levels.map(({ skill_id: id, level }, at) => {
    const skillId = canonical.get(id) ?? "";
    if (!course.skills.some((one) => one.skillId === skillId))
      throw new AppError("validation_failed", { fields: { [`levels.${at}.skill_id`]: "course_skill" } });
    return { skillId, level: kinds.get(skillId)?.kind === "licence" ? LICENCE_LEVEL : level };
  });
  const of = { companyId, userId, goalId: null, goalName: "", action: course.title };
  await proposeLevels(tx, of, reached, "");
  const data = { skill_ids: reached.map(({ skillId }) => skillId) };
  await recordEvent(tx, {
    companyId,
    actorId: userId,
    kind: "level.proposed",
    userId,
    subjectId: courseId,
    data,
  });
}
