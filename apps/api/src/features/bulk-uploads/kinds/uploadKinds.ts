import type { BulkUploadKind } from "@vaardig/contract/bulk-uploads/bulkUploads";
import { candidatesKind } from "./candidates/candidatesKind.ts";
import { certificatesKind } from "./certificates/certificatesKind.ts";
import { coursesKind } from "./courses/coursesKind.ts";
import { employeesKind } from "./employees/employeesKind.ts";
import { skillMatrixKind } from "./skillMatrix/skillMatrixKind.ts";
import type { UploadKind } from "./uploadKind.ts";

/** Every kind of content that can be uploaded as a spreadsheet. */
export const uploadKinds: Partial<Record<BulkUploadKind, UploadKind>> = {
  employees: employeesKind,
  skill_matrix: skillMatrixKind,
  candidates: candidatesKind,
  courses: coursesKind,
  certificates: certificatesKind,
};
