import { deriveKey as deriveWithWebCrypto } from "altcha-lib/algorithms/web/pbkdf2";
import type { ChallengeParameters, DeriveKeyFunctionResult } from "altcha-lib/types";

/**
 * Returns the PBKDF2 key of a challenge. The browser computes it in a separate thread; without Web Crypto,
 * as on plain http in a company network, it is computed here in short slices.
 */
export async function deriveKey(
  parameters: ChallengeParameters,
  salt: Uint8Array,
  password: Uint8Array,
): Promise<DeriveKeyFunctionResult> {
  if (globalThis.crypto?.subtle) return deriveWithWebCrypto(parameters, salt, password);
  if (parameters.algorithm !== "PBKDF2/SHA-256") throw new Error(`Unsupported: ${parameters.algorithm}`);
  const [{ pbkdf2Async }, { sha256 }] = await Promise.all([
    import("@noble/hashes/pbkdf2.js"),
    import("@noble/hashes/sha2.js"),
  ]);
  const derivedKey = await pbkdf2Async(sha256, password, salt, {
    c: parameters.cost,
    dkLen: parameters.keyLength,
  });
  return { parameters: {}, derivedKey: new Uint8Array(derivedKey) };
}
