import { confirmTotp, findTotp } from "../../domain/accounts/factors/totp.queries.ts";
import { isForSkewedClock, totpStep } from "../../domain/accounts/factors/totp.ts";
import { inCompany } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import type { Services } from "../../platform/services.ts";
import { accountKey, clearFailures, reserveAttempt } from "../../platform/session/attempts.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { beginFactorChange, createFirstRecoveryCodes, notifyFactorChange } from "./changeFactors.ts";

/** Confirms an authenticator app with its code; the first factor returns recovery codes. */
export async function confirmAuthenticatorApp(
  services: Services,
  viewer: Viewer,
  code: string,
): Promise<{ recovery_codes: string[] | null }> {
  const { db, secrets } = services;
  const attempts = accountKey(secrets, "factor", viewer.userId);
  await reserveAttempt(db, [attempts]);
  const codes = await inCompany(db, viewer.companyId, async (tx) => {
    const change = await beginFactorChange(tx, services, viewer);
    if (change.before.totp) throw new AppError("factor_exists");
    const begun = await findTotp(tx, secrets, change.owner);
    if (!begun || begun.expiresAt.getTime() <= Date.now()) throw new AppError("setup_expired");
    const step = totpStep(begun.secret, code);
    if (step === undefined) {
      const wrong = isForSkewedClock(begun.secret, code) ? "code_clock" : "code_wrong";
      throw new AppError("validation_failed", { fields: { code: wrong } });
    }
    if (!(await confirmTotp(tx, change.owner, step))) throw new AppError("factor_exists");
    const made = await createFirstRecoveryCodes(change);
    await notifyFactorChange(change, "totp_added");
    return made;
  });
  await clearFailures(db, attempts);
  return { recovery_codes: codes };
}
