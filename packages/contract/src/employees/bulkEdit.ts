import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { EMPLOYEE_LISTERS, employeeSelection } from "./employees.ts";

/**
 * Reasons for an unchanged person: not permitted, circular reporting line, or a position in another
 * department or team.
 */
export const NOT_EDITED_REASONS = ["not_allowed", "manager_cycle", "role_elsewhere"] as const;

export const bulkEditEmployees = endpoint({
  method: "POST",
  path: "/employee/bulk_edit",
  tag: "employees",
  summary:
    "Assign people a department, a manager or a position with its job profile; absent fields do not change, null clears",
  access: EMPLOYEE_LISTERS,
  body: z.strictObject({
    selection: employeeSelection,
    department_id: id.nullable().optional(),
    manager_id: id.nullable().optional(),
    role_id: id.nullable().optional(),
  }),
  payload: z.object({
    /** Id that undoes the change; null when nothing changed. */
    undo_id: id.nullable(),
    changed: z.number().int(),
    /** People who already had the value. */
    unchanged: z.number().int(),
    /** People who changed department and lost their team or position there. */
    left_place: z.number().int(),
    /** Names at most five people per reason. */
    left_out: z.array(
      z.object({ reason: z.enum(NOT_EDITED_REASONS), count: z.number().int(), names: z.array(z.string()) }),
    ),
  }),
});

export const undoBulkEdit = endpoint({
  method: "POST",
  path: "/employee/bulk_edit/undo",
  tag: "employees",
  summary:
    "Undo the signed-in person's bulk edit; skips people whose department, manager or position changed again since",
  access: EMPLOYEE_LISTERS,
  body: z.strictObject({ undo_id: id }),
  payload: z.object({ restored: z.number().int(), kept: z.number().int() }),
  errors: ["conflict"],
});
