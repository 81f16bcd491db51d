/** Actions on an employee. */
export const EMPLOYEE_ACTS = [
  "edit",
  "edit_work",
  "change_email",
  "change_role",
  "add_to_talent_pool",
  "add_to_job",
  "invite",
  "resend_invitation",
  "revoke_invitation",
  "reset_second_factor",
  "deactivate",
  "reactivate",
  "delete",
] as const;
export type EmployeeAct = (typeof EMPLOYEE_ACTS)[number];

/** Actions on the list of employees, and on several employees. */
export const EMPLOYEE_LIST_ACTS = [
  "add",
  "invite",
  "bulk_upload",
  "export",
  "add_to_talent_pool",
  "add_to_job",
  "edit_work",
  "deactivate",
  "delete",
] as const;
export type EmployeeListAct = (typeof EMPLOYEE_LIST_ACTS)[number];
