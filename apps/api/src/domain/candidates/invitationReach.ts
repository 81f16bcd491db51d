import type { InvitationReach } from "@vaardig/contract/candidates/candidateStatus";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { found } from "../../platform/http/appError.ts";
import { users } from "../people/users.table.ts";
import { hasAddress } from "./hasAddress.ts";
import { uninvolvedAmong } from "./uninvolved.ts";

/**
 * Returns whether an invitation can be sent to a candidate who becomes an employee, and otherwise why not.
 * Throws 404 for an unknown person.
 */
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
