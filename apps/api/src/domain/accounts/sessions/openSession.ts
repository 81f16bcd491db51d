import { v7 } from "uuid";
import type { Tx } from "../../../platform/db/database.ts";
import { moveLifecycle } from "../../companies/lifecycle/moveLifecycle.ts";
import { recordEvent } from "../../events/recordEvent.ts";
import type { Account } from "./session.queries.ts";
import { LIFE_MS } from "./sessionStore.ts";
import { sessions } from "./sessions.table.ts";

/** How the person proved who it is. */
export type SignInMethod = "password" | "social" | "invitation";

/** Opens a session of a person, and the company's trial where it is the first of an administrator; answers its id. */
export async function openSession(tx: Tx, { user, company }: Account, method: SignInMethod): Promise<string> {
  const { companyId, id: userId } = user;
  const id = v7();
  await tx.insert(sessions).values({ companyId, id, userId, expiresAt: new Date(Date.now() + LIFE_MS) });
  const kind = "session.started";
  await recordEvent(tx, { companyId, actorId: userId, kind, userId, subjectId: id, data: { method } });
  if (user.systemRole === "admin" && company.lifecycle === "setup")
    await moveLifecycle(tx, companyId, "start_trial", { actorId: userId, reason: "first_sign_in" });
  return id;
}
