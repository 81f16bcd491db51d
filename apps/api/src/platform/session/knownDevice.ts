import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { equalsInConstantTime, type Secrets, sign } from "../secrets.ts";

interface Person {
  id: string;
  passwordHash: string | null;
}

interface Means {
  config: Pick<Config, "publicUrl">;
  secrets: Pick<Secrets, "deviceKey">;
}

/** Issue time (seconds since 1970), device id, and seal. */
const ENTRY = /^(\d{1,11})\.([\w-]{22})\.([\w-]{43})$/;
const LIFE_SECONDS = 365 * 24 * 3_600;
/** Number of accounts that one browser is known to; the oldest is dropped. */
const ACCOUNTS = 5;
const BETWEEN = "~";

/** `__Host-` makes browsers refuse a cookie set by another host or over plain http. */
function nameOf({ config }: Means): string {
  return config.publicUrl.startsWith("https:") ? "__Host-vaardig_device" : "vaardig_device";
}

function entriesOf(request: FastifyRequest, means: Means): string[] {
  const [, value = ""] =
    new RegExp(`(?:^|;\\s*)${nameOf(means)}=([\\w.~-]{1,600})(?:;|$)`).exec(request.headers.cookie ?? "") ??
    [];
  return value.split(BETWEEN).filter((entry) => ENTRY.test(entry));
}

/** The seal includes the password hash, so that a new password makes every device unknown. */
function seal({ secrets }: Means, { id, passwordHash }: Person, given: string, device: string): string {
  return sign(secrets.deviceKey, `${id} ${given} ${device} ${passwordHash ?? ""}`);
}

function deviceIn(entry: string, means: Means, person: Person): string | undefined {
  const [, given = "", device = "", sealed = ""] = ENTRY.exec(entry) ?? [];
  if (Number(given) + LIFE_SECONDS < Date.now() / 1_000) return undefined;
  return equalsInConstantTime(sealed, seal(means, person, given, device)) ? device : undefined;
}

/** Returns the id of the calling device, if this person signed in on it since the last password change. */
export function knownDevice(
  request: FastifyRequest,
  means: Means,
  person: Person | undefined,
): string | undefined {
  if (!person) return undefined;
  for (const entry of entriesOf(request, means)) {
    const device = deviceIn(entry, means, person);
    if (device) return device;
  }
  return undefined;
}

/**
 * Makes the calling device known to this person for a year. The cookie reveals neither the account nor its
 * address.
 */
export function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  means: Means,
  person: Person,
): void {
  const others = entriesOf(request, means).filter((entry) => !deviceIn(entry, means, person));
  const device = knownDevice(request, means, person) ?? randomBytes(16).toString("base64url");
  const given = String(Math.floor(Date.now() / 1_000));
  const own = [given, device, seal(means, person, given, device)].join(".");
  const value = [own, ...others].slice(0, ACCOUNTS).join(BETWEEN);
  const secure = means.config.publicUrl.startsWith("https:") ? "; Secure" : "";
  reply.header(
    "set-cookie",
    `${nameOf(means)}=${value}; Path=/; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
  );
}
