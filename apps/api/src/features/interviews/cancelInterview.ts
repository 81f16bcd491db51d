import { touchApplication } from "../../domain/applications/touchApplication.ts";
import { cancelLockedInterviews } from "../../domain/interviews/cancelInterviews.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Arranger } from "./arranging.ts";
import type { LockedInterview } from "./lockInterview.ts";

/** Cancels an upcoming interview; canceling it again changes nothing. Throws `stale_version`. */
export async function cancelInterview(
  tx: Tx,
  services: TxServices,
  { companyId, actorId, version, held }: Arranger & { version: number; held: LockedInterview },
): Promise<void> {
  const { interview, application } = held;
  if (interview.status === "canceled" && interview.version === version + 1) return;
  if (interview.version !== version) throw new AppError("stale_version");
  const isOver = interview.starts_at && interview.starts_at.getTime() <= Date.now();
  if (interview.status === "canceled" || isOver) throw new AppError("move_not_allowed");
  await cancelLockedInterviews(tx, services, { companyId, actorId, ids: [interview.id] });
  await touchApplication(tx, companyId, application.id);
}
