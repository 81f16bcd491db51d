import type { InvitationReach } from "@vaardig/contract/candidates/candidateStatus";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { found } from "../../platform/http/appError.ts";
import { users } from "../people/users.table.ts";
import { hasAddress } from "./hasAddress.ts";
import { uninvolvedAmong } from "./uninvolved.ts";

/** Whether an invitation can go to a candidate who becomes a colleague, and why not; 404 for no one. */
export async function invitationReach(tx: Tx, companyId: string, userId: string): Promise<InvitationReach> {
  const [row] = await tx
    .select({ email: users.email, account: users.account, status: users.status })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  const { email, account, status } = found(row);
  if (account && status === "active") return "signs_in";
  if (!hasAddress(email)) return "no_address";
  const known = (await uninvolvedAmong(tx, companyId, [userId])).get(userId);
  return known?.unsubscribed ? "unsubscribed" : "yes";
}
