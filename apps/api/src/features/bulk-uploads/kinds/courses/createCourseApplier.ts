import { isDeepStrictEqual } from "node:util";
import { writeCourses } from "../../../../domain/learning/courses/feed/syncCourses.queries.ts";
import { OWN_SOURCE } from "../../../../domain/learning/courses/ownCourses.queries.ts";
import { skillIdsByLabel } from "../../../../domain/taxonomy/skillIdsByLabel.ts";
import type { Tx } from "../../../../platform/db/database.ts";
import type { RowApplier, RowErrors, UploadWork, ValidatedRow } from "../uploadKind.ts";
import { type ValidatedCourse, validateCourses } from "./validateCourses.ts";

/** Returns why a confirmed row cannot be applied now; null when it can. */
function objection(confirmed: ValidatedRow, now: ValidatedCourse | undefined): Record<string, string> | null {
  if (!now) return { code: "course_changed_meanwhile" };
  if (now.errors) return now.errors;
  if (now.outcome === "unchanged") return null;
  const isSame = now.outcome === confirmed.outcome && isDeepStrictEqual(now.changes, confirmed.changes);
  return isSame ? null : { code: "course_changed_meanwhile" };
}

/**
 * Applies confirmed rows; each is validated again, so that changes made since the preview are not
 * overwritten.
 */
export async function createCourseApplier(begun: Tx, { uploader }: UploadWork): Promise<RowApplier> {
  const { companyId, language } = uploader;
  const skillIds = await skillIdsByLabel(begun, companyId);
  return {
    async apply(tx, rows) {
      const errors: RowErrors = new Map();
      const judged = await validateCourses(tx, companyId, rows, { language, skillIds, lock: true });
      const sound = rows.flatMap((confirmed, at) => {
        const now = judged[at];
        const problem = objection(confirmed, now);
        if (problem) errors.set(confirmed.number, problem);
        return !problem && now?.course ? [now.course] : [];
      });
      await writeCourses(tx, { companyId, source: OWN_SOURCE }, sound);
      return errors;
    },
    finish: async () => new Map(),
  };
}
