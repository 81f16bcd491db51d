import type { ApprovalCommand } from "@vaardig/contract/jobs/approvalActs";

/** Commands that are asked about first. */
const ASKED = ["decline", "discard_change", "close", "delete"] as const satisfies ApprovalCommand[];
export type ConfirmedCommand = (typeof ASKED)[number];

/** Whether a command is asked about first. */
export function isAsked(command: ApprovalCommand): command is ConfirmedCommand {
  return ASKED.some((one) => one === command);
}
