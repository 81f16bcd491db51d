import type { Security } from "@vaardig/contract/account/secondFactors";
import { findFactors } from "../../domain/accounts/factors/factors.queries.ts";
import { isSubjectToFactorRule } from "../../domain/accounts/factors/missingFactor.ts";
import { passkeyParty } from "../../domain/accounts/factors/passkeyParty.ts";
import { passkeysOf } from "../../domain/accounts/factors/passkeys.queries.ts";
import { findSecondFactorFrom } from "../../domain/accounts/factors/signInRules.queries.ts";
import { findTotp } from "../../domain/accounts/factors/totp.queries.ts";
import { confirmedUntil } from "../../domain/accounts/sessions/ownSessions.queries.ts";
import { findAccount } from "../../domain/accounts/sessions/session.queries.ts";
import type { Tx } from "../../platform/db/database.ts";
import { found } from "../../platform/http/appError.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { presentPasskey } from "./factors.present.ts";

/** Returns the security settings of the own account. */
export async function readSecurity(
  tx: Tx,
  { config, secrets }: TxServices,
  { companyId, userId, sessionId }: Viewer,
): Promise<Security> {
  const owner = { companyId, userId };
  const { user } = found(await findAccount(tx, companyId, userId));
  const { totp, recoveryCodes } = await findFactors(tx, companyId, userId);
  const app = totp ? await findTotp(tx, secrets, owner) : undefined;
  const passkeys = await passkeysOf(tx, owner);
  return {
    has_password: user.passwordHash !== null,
    totp_since: app?.confirmedAt?.toISOString() ?? null,
    passkeys: passkeys.map(presentPasskey),
    recovery_codes_left: recoveryCodes,
    confirmed_until: (await confirmedUntil(tx, companyId, sessionId))?.toISOString() ?? null,
    required: isSubjectToFactorRule(user) && (await findSecondFactorFrom(tx, companyId)) !== null,
    passkey_host: passkeyParty(config.publicUrl)?.id ?? null,
  };
}
