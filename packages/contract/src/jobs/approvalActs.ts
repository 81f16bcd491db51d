/** Commands on a job or project, in the order in which they are offered. */
export const APPROVAL_COMMANDS = [
  "submit",
  "approve",
  "decline",
  "discard_change",
  "hold",
  "reopen",
  "close",
  "delete",
] as const;
export type ApprovalCommand = (typeof APPROVAL_COMMANDS)[number];

/**
 * All actions on a job or project except reading; its `can` lists those that the reader may perform now.
 */
export const APPROVAL_ACTS = ["edit", "assign", ...APPROVAL_COMMANDS] as const;
export type ApprovalAct = (typeof APPROVAL_ACTS)[number];
