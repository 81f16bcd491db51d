import { CATALOGUE_EDITORS } from "@vaardig/contract/courses/courseCatalogue";
import { skillIdsByLabel } from "../../../../domain/taxonomy/skillIdsByLabel.ts";
import type { Tx } from "../../../../platform/db/database.ts";
import type { RowErrors, RowValidator, UploadKind, UploadWork } from "../uploadKind.ts";
import { COURSE_COLUMNS } from "./columns.ts";
import { createCourseApplier } from "./createCourseApplier.ts";
import { validateCourses } from "./validateCourses.ts";

/** Validates a file of courses: each row on its own, then duplicate codes. */
async function checkCourses(begun: Tx, { uploader }: UploadWork): Promise<RowValidator> {
  const { companyId, language } = uploader;
  const skillIds = await skillIdsByLabel(begun, companyId);
  const numbersOf = new Map<string, number[]>();
  return {
    async validate(tx, rows) {
      const judged = await validateCourses(tx, companyId, rows, { language, skillIds, lock: false });
      for (const { number, values } of judged) {
        const code = values.code?.trim() ?? "";
        if (code) numbersOf.set(code, [...(numbersOf.get(code) ?? []), number]);
      }
      return judged.map(({ course: _, ...row }) => row);
    },
    async finish() {
      const twice = [...numbersOf.values()].filter((numbers) => numbers.length > 1).flat();
      const errors: RowErrors = new Map(twice.map((number) => [number, { code: "code_twice" }]));
      return errors;
    },
  };
}

/**
 * A file of the company's own courses, as CSV, workbook or JSON: new ones are added, known ones (by code) are
 * changed.
 */
export const coursesKind: UploadKind = {
  roles: CATALOGUE_EDITORS,
  columns: COURSE_COLUMNS,
  readsJson: true,
  examples: () => [
    {
      code: "SAFE-1",
      provider: "Academy",
      hours: "8",
      price: "0",
      offered: "yes",
      title_en: "Working safely",
      title_nl: "Veilig werken",
      next_start: "",
      url: "",
      skills: "Excel:0>2; SQL:2>3",
    },
  ],
  check: checkCourses,
  createApplier: createCourseApplier,
};
