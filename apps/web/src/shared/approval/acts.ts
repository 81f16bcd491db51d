import type { ApprovalCommand } from "@vaardig/contract/jobs/approvalActs";

/** Commands with a confirmation. */
const ASKED = ["decline", "discard_change", "close", "delete"] as const satisfies ApprovalCommand[];
export type ConfirmedCommand = (typeof ASKED)[number];

/** Returns whether a command has a confirmation. */
export function hasConfirmation(command: ApprovalCommand): command is ConfirmedCommand {
  return ASKED.some((one) => one === command);
}
