import type { BulkUploadKind } from "@vaardig/contract/bulkUploads";
import { employeesKind } from "./employees/employeesKind.ts";
import type { UploadKind } from "./uploadKind.ts";

/** Every kind of content that can be uploaded as a spreadsheet. */
export const kinds: Partial<Record<BulkUploadKind, UploadKind>> = { employees: employeesKind };
