import { Secret, TOTP } from "otpauth";

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, steps of 30 seconds. */
const SHAPE = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Bytes of a secret, as RFC 4226 recommends for SHA-1. */
const SECRET_BYTES = 20;
/** Steps before and after the present one in which a code counts: clocks differ, and typing takes time. */
const WINDOW = 1;
/** Steps in which a code is told to be of another time, while the app is set up. */
const CLOCK_WINDOW = 40;

/** A new secret in base32. */
export function makeTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an authenticator app scans. */
export function totpUri(secret: string, email: string): string {
  return new TOTP({
    ...SHAPE,
    issuer: "Vaardig",
    label: email,
    secret: Secret.fromBase32(secret),
  }).toString();
}

function stepOf(secret: string, code: string, now: number, window: number): number | undefined {
  const totp = new TOTP({ ...SHAPE, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window });
  return delta === null ? undefined : Math.floor(now / 1_000 / SHAPE.period) + delta;
}

/** The time step that a code belongs to, where it counts at this moment; undefined where it does not. */
export function totpStep(secret: string, code: string, now = Date.now()): number | undefined {
  return stepOf(secret, code, now, WINDOW);
}

/** Whether a code is right for a moment up to 20 minutes away, so that it is the clock that is wrong. */
export function isOfAnotherTime(secret: string, code: string, now = Date.now()): boolean {
  return stepOf(secret, code, now, CLOCK_WINDOW) !== undefined;
}

/** The code of a moment. */
export function totpCodeAt(secret: string, now: number): string {
  return new TOTP({ ...SHAPE, secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
}
