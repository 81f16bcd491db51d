import { Secret, TOTP } from "otpauth";

/** RFC 6238 as all authenticator apps support it: SHA-1, six digits, steps of 30 seconds. */
const SHAPE = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Length of a secret in bytes, as RFC 4226 recommends for SHA-1. */
const SECRET_BYTES = 20;
/** Accepted time steps before and after the current one: clocks differ, and typing takes time. */
const WINDOW = 1;
/** Time steps within which a code points to a wrong clock, during setup. */
const CLOCK_WINDOW = 40;

/** Returns a new secret in base32. */
export function makeTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Returns the URI that an authenticator app scans. */
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

/** Returns the time step of a code that is valid now; undefined when it is not. */
export function totpStep(secret: string, code: string, now = Date.now()): number | undefined {
  return stepOf(secret, code, now, WINDOW);
}

/**
 * Returns whether a code is correct for a time up to 20 minutes away, which means that the clock is wrong.
 */
export function isForSkewedClock(secret: string, code: string, now = Date.now()): boolean {
  return stepOf(secret, code, now, CLOCK_WINDOW) !== undefined;
}

/** Returns the code at a time, given in milliseconds. */
export function totpCodeAt(secret: string, now: number): string {
  return new TOTP({ ...SHAPE, secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
}
