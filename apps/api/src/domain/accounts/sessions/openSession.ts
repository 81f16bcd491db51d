import type { SIGN_IN_METHODS } from "@vaardig/contract/account/sessions";
import type { Factor } from "@vaardig/contract/session/secondFactor";
import { v7 } from "uuid";
import type { Tx } from "../../../platform/db/database.ts";
import type { describeDevice } from "../../../platform/session/device.ts";
import { moveLifecycle } from "../../companies/lifecycle/moveLifecycle.ts";
import { recordEvent } from "../../events/recordEvent.ts";
import type { Account } from "./session.queries.ts";
import { LIFE_MS } from "./sessionStore.ts";
import { sessions } from "./sessions.table.ts";

/** The sign-in method, the second factor and the device. */
export interface SignIn {
  method: (typeof SIGN_IN_METHODS)[number];
  factor?: Factor | undefined;
  device: ReturnType<typeof describeDevice>;
}

/** Opens a session and returns its id; the first session of an administrator starts the company's trial. */
export async function openSession(tx: Tx, { user, company }: Account, signIn: SignIn): Promise<string> {
  const { companyId, id: userId } = user;
  const id = v7();
  const { method, factor, device } = signIn;
  const expiresAt = new Date(Date.now() + LIFE_MS);
  await tx
    .insert(sessions)
    .values({ companyId, id, userId, expiresAt, confirmedAt: new Date(), method, ...device });
  const kind = "session.started";
  await recordEvent(tx, {
    companyId,
    actorId: userId,
    kind,
    userId,
    subjectId: id,
    data: { method, ...(factor && { factor }) },
  });
  if (user.systemRole === "admin" && company.lifecycle === "setup")
    await moveLifecycle(tx, companyId, "start_trial", { actorId: userId, reason: "first_sign_in" });
  return id;
}
