import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { recordEvent } from "../../events/recordEvent.ts";
import { sessions } from "./sessions.table.ts";

/** Ends a session at the person's own request. */
export async function endSession(
  tx: Tx,
  { companyId, sessionId, userId }: { companyId: string; sessionId: string; userId: string },
): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(and(eq(sessions.companyId, companyId), eq(sessions.id, sessionId)));
  const kind = "session.ended";
  await recordEvent(tx, { companyId, actorId: userId, kind, userId, subjectId: sessionId });
}
