import type { SecondFactorDetails } from "@vaardig/contract/session/secondFactor";
import type { SessionPayload } from "@vaardig/contract/session/session";
import type { FastifyRequest } from "fastify";
import { findFactors, hasFactor } from "../../domain/accounts/factors/factors.queries.ts";
import { openChallenge } from "../../domain/accounts/factors/signInChallenge.ts";
import type { Account } from "../../domain/accounts/sessions/session.queries.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import type { Services } from "../../platform/services.ts";
import { refusalOf } from "./session.policy.ts";
import { startSession } from "./startSession.ts";

type FirstStep =
  | { session: SessionPayload; details?: undefined }
  | { session?: undefined; details: SecondFactorDetails };

/**
 * Completes the first step after a correct password or a provider's confirmation: with a session or, for an
 * account with a second factor, with the pending second step. Throws 403 by status.
 */
export async function startSignIn(
  tx: Tx,
  call: { request: FastifyRequest; services: Services },
  account: Account,
  method: "password" | "social",
): Promise<FirstStep> {
  const { companyId, id } = account.user;
  const factors = await findFactors(tx, companyId, id);
  if (!hasFactor(factors)) return { session: await startSession(tx, call, account, { method }) };
  const refusal = refusalOf(account);
  if (refusal) throw new AppError(refusal);
  return { details: await openChallenge(tx, call.services, account, factors, method) };
}

/**
 * Returns the session of a complete first step. Throws `second_factor_required` otherwise; call it after the
 * step is committed.
 */
export function sessionOf({ session, details }: FirstStep): SessionPayload {
  if (!session) throw new AppError("second_factor_required", { details });
  return session;
}
