import { sendFactorChanged } from "../../domain/accounts/accountMails.ts";
import {
  type Factors,
  findFactors,
  hasFactor,
  lockFactors,
} from "../../domain/accounts/factors/factors.queries.ts";
import { isSubjectToFactorRule } from "../../domain/accounts/factors/missingFactor.ts";
import { deleteRecoveryCodes, replaceRecoveryCodes } from "../../domain/accounts/factors/recoveryCodes.ts";
import { findSecondFactorFrom } from "../../domain/accounts/factors/signInRules.queries.ts";
import type { FactorChange } from "../../domain/accounts/mails/factorChanged.ts";
import { confirmedUntil } from "../../domain/accounts/sessions/ownSessions.queries.ts";
import { type Account, findAccount } from "../../domain/accounts/sessions/session.queries.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** A change of the person's own second factors in progress. */
export interface FactorChangeContext {
  tx: Tx;
  services: TxServices;
  owner: { companyId: string; userId: string };
  account: Account;
  before: Factors;
}

/**
 * Starts a change of second factors: one at a time, and only after a recent proof of identity. Throws
 * `confirmation_required`.
 */
export async function beginFactorChange(
  tx: Tx,
  services: TxServices,
  { companyId, userId, sessionId }: Viewer,
): Promise<FactorChangeContext> {
  if (!(await confirmedUntil(tx, companyId, sessionId))) throw new AppError("confirmation_required");
  await lockFactors(tx, companyId, userId);
  const account = found(await findAccount(tx, companyId, userId));
  const before = await findFactors(tx, companyId, userId);
  return { tx, services, owner: { companyId, userId }, account, before };
}

/** Logs a change and emails its owner. */
export async function notifyFactorChange(change: FactorChangeContext, kind: FactorChange): Promise<void> {
  const { tx, services, owner, account } = change;
  await recordEvent(tx, {
    companyId: owner.companyId,
    actorId: owner.userId,
    kind: "session.second_factor_changed",
    userId: owner.userId,
    data: { change: kind },
  });
  await sendFactorChanged(tx, services, account.user, kind);
  services.sessions.forgetUser(owner.userId);
}

/** Returns recovery codes for the first factor; null when the earlier ones remain valid. */
export async function createFirstRecoveryCodes({
  tx,
  services,
  owner,
  before,
}: FactorChangeContext): Promise<string[] | null> {
  return hasFactor(before) ? null : replaceRecoveryCodes(tx, services.secrets, owner);
}

/**
 * Deletes the recovery codes when no factor is left. Throws `factor_needed` when the company requires one.
 */
export async function cleanUpAfterRemoval({ tx, owner, account }: FactorChangeContext): Promise<void> {
  if (hasFactor(await findFactors(tx, owner.companyId, owner.userId))) return;
  const isRequired = isSubjectToFactorRule(account.user) && (await findSecondFactorFrom(tx, owner.companyId));
  if (isRequired) throw new AppError("factor_needed");
  await deleteRecoveryCodes(tx, owner);
}
