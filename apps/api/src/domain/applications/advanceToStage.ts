import type { Stage } from "@vaardig/contract/applications/pipeline";
import type { Tx } from "../../platform/db/database.ts";
import { lockApplication } from "./applicationRow.ts";
import { type MovedApplication, moveApplication } from "./moveApplication.ts";
import { isBackward } from "./pipelineMachine.ts";

/**
 * Moves an application forward to a stage that an action such as an interview implies. Returns undefined when
 * the application is already at that stage or beyond.
 */
export async function advanceToStage(
  tx: Tx,
  command: { companyId: string; actorId: string; id: string; to: Stage; data?: Record<string, unknown> },
): Promise<MovedApplication | undefined> {
  const { stage } = await lockApplication(tx, command.companyId, command.id);
  if (stage === command.to || isBackward(stage, command.to)) return undefined;
  return moveApplication(tx, { ...command, action: "move" });
}
