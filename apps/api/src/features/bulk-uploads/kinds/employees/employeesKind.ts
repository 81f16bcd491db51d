import { EMPLOYEE_UPLOADERS } from "@vaardig/contract/bulk-uploads/bulkUploads";
import type { UploadKind } from "../uploadKind.ts";
import { checkEmployees } from "./checkEmployees.ts";
import { EMPLOYEE_COLUMNS } from "./columns.ts";
import { createEmployeeApplier } from "./createEmployeeApplier.ts";

/** A file of the company's people: new ones are added, known ones (by email) are changed. */
export const employeesKind: UploadKind = {
  roles: EMPLOYEE_UPLOADERS,
  columns: EMPLOYEE_COLUMNS,
  examples: (language) => [
    {
      first_name: "Anna",
      last_name: language === "nl" ? "de Vries" : "Baker",
      email: "anna@example.com",
      system_role: language === "nl" ? "Medewerker" : "Employee",
    },
  ],
  check: checkEmployees,
  createApplier: createEmployeeApplier,
};
