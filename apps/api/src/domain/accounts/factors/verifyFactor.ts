import type { PasskeyAssertion } from "@vaardig/contract/account/passkeyFormats";
import type { Factor } from "@vaardig/contract/session/secondFactor";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/appError.ts";
import type { Secrets } from "../../../platform/secrets.ts";
import { consumeChallenge, type PasskeyPurpose } from "./passkeyChallenge.ts";
import type { PasskeyServices } from "./passkeyOptions.ts";
import { passkeysOf, recordPasskeyUse } from "./passkeys.queries.ts";
import { consumeRecoveryCode } from "./recoveryCodes.ts";
import { consumeTotpStep, findTotp } from "./totp.queries.ts";
import { totpStep } from "./totp.ts";
import { verifyPasskeyUse } from "./verifyPasskey.ts";

type Owner = { companyId: string; userId: string };

/** Exactly one field is given. */
export interface FactorProof {
  code?: string | undefined;
  recovery_code?: string | undefined;
  passkey?: PasskeyAssertion | undefined;
}

export type FactorServices = PasskeyServices & { secrets: Pick<Secrets, "factorKey" | "pepper"> };

async function isRightCode(
  tx: Tx,
  { secrets }: FactorServices,
  owner: Owner,
  code: string,
): Promise<boolean> {
  const totp = await findTotp(tx, secrets, owner);
  const step = totp?.confirmedAt ? totpStep(totp.secret, code) : undefined;
  return step !== undefined && consumeTotpStep(tx, owner, step);
}

async function isRightPasskey(
  tx: Tx,
  means: FactorServices,
  owner: Owner,
  [purpose, passkey]: [PasskeyPurpose, PasskeyAssertion],
): Promise<boolean> {
  const row = (await passkeysOf(tx, owner)).find(({ credentialId }) => credentialId === passkey.id);
  const use = row && (await verifyPasskeyUse(means, purpose, row, passkey));
  return Boolean(
    use && (await consumeChallenge(tx, use.challenge)) && (await recordPasskeyUse(tx, row, use.counter)),
  );
}

/**
 * Verifies a proof and marks it as used; returns the factor it proves. Throws 400 at the field when it is
 * wrong, used or for another purpose.
 */
export async function verifyFactor(
  tx: Tx,
  means: FactorServices,
  owner: Owner,
  purpose: PasskeyPurpose,
  { code, recovery_code: recoveryCode, passkey }: FactorProof,
): Promise<Factor> {
  if (passkey) {
    if (await isRightPasskey(tx, means, owner, [purpose, passkey])) return "passkey";
    throw new AppError("passkey_refused");
  }
  if (recoveryCode !== undefined) {
    if (await consumeRecoveryCode(tx, means.secrets, owner, recoveryCode)) return "recovery_code";
    throw new AppError("validation_failed", { fields: { recovery_code: "recovery_code_wrong" } });
  }
  if (code !== undefined && (await isRightCode(tx, means, owner, code))) return "totp";
  throw new AppError("validation_failed", { fields: { code: "code_wrong" } });
}
