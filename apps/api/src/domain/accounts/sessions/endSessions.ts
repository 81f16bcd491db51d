import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { sessions } from "./sessions.table.ts";

/** Ends every session of a person in this transaction; each server refuses their tokens from its commit on. */
export async function endSessions(tx: Tx, user: { companyId: string; id: string }): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(
      and(eq(sessions.companyId, user.companyId), eq(sessions.userId, user.id), isNull(sessions.revokedAt)),
    );
}
