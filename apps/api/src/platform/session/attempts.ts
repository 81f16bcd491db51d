import { isIPv6 } from "node:net";
import { acrossCompanies, type Database } from "../db/database.ts";
import { AppError } from "../http/appError.ts";
import { type Secrets, sign } from "../secrets.ts";

/** The subject of attempts, as a keyed hash, so that the table holds no addresses. */
export interface AttemptKey {
  key: string;
  /** Failures without a delay. */
  free: number;
}

type Purpose = "login" | "forgot" | "register" | "apply" | "password" | "factor";

/** First delay, doubled by each further failure up to the longest; in seconds. */
const FIRST_DELAY = 2;
const LONGEST_DELAY = 900;
/** Hours after the last failure at which failures are forgotten. */
export const ATTEMPT_LIFE_HOURS = 24;

const FREE_PER_ACCOUNT = 5;
/** An IP address may be a whole office. */
const FREE_PER_ADDRESS = 30;

/**
 * An attempt is counted before it is made, so that many concurrent ones cannot slip through. Uses the clock
 * rather than the transaction's start, because a transaction waiting for the row began before it was written.
 */
const RESERVE = {
  name: "attempt_reserve",
  text: `insert into attempts as a (key, failures, blocked_until, last_at) values ($1, 1, clock_timestamp(), clock_timestamp())
    on conflict (key) do update set last_at = clock_timestamp(),
      failures = case when a.last_at < clock_timestamp() - $3 * interval '1 hour' then 1 else a.failures + 1 end,
      blocked_until = case
        when a.last_at < clock_timestamp() - $3 * interval '1 hour' or a.failures < $2 then clock_timestamp()
        else clock_timestamp() + least($5::float8, $4 * power(2::float8, least(a.failures - $2, 30))) * interval '1 second' end
    where a.blocked_until <= clock_timestamp()
    returning failures`,
};

/** Returns the network prefix: a block of IPv6 addresses belongs to one customer's line. */
function line(address: string): string {
  // A dual-stack socket shows IPv4 as `::ffff:192.0.2.1`.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail = ""] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = address.includes("::")
    ? Array.from({ length: 8 - left.length - right.length }, () => "0")
    : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}

/** Returns the key for attempts on one account, whether it exists or not. */
export function accountKey(secrets: Secrets, purpose: Purpose, email: string): AttemptKey {
  return { key: sign(secrets.pepper, `${purpose} account ${email}`), free: FREE_PER_ACCOUNT };
}

/** Returns the key for attempts from one network address. */
export function addressKey(secrets: Secrets, purpose: Purpose, address: string): AttemptKey {
  return { key: sign(secrets.pepper, `${purpose} address ${line(address)}`), free: FREE_PER_ADDRESS };
}

/** Returns the key for attempts on a device that the account is known on. */
export function deviceKey(secrets: Secrets, device: string): AttemptKey {
  return { key: sign(secrets.pepper, `login device ${device}`), free: FREE_PER_ACCOUNT };
}

/** Counts an attempt under each key as failed until it is released. Throws 429 during a delay. */
export async function reserveAttempt(db: Database, keys: readonly AttemptKey[]): Promise<void> {
  for (const { key, free } of keys) {
    const wait = await acrossCompanies(db, async ({ $client }) => {
      const values = [key, free, ATTEMPT_LIFE_HOURS, FIRST_DELAY, LONGEST_DELAY];
      const counted = await $client.query({ ...RESERVE, values });
      if (counted.rowCount) return undefined;
      const { rows } = await $client.query<{ seconds: number }>(
        "select ceil(extract(epoch from blocked_until - now()))::int as seconds from attempts where key = $1",
        [key],
      );
      return Math.max(1, rows[0]?.seconds ?? 1);
    });
    if (wait !== undefined) throw new AppError("too_many_attempts", { retryAfter: wait });
  }
}

/** Releases attempts that did not fail: a success, or no attempt was made. */
export async function releaseAttempt(db: Database, keys: readonly AttemptKey[]): Promise<void> {
  await acrossCompanies(db, ({ $client }) =>
    $client.query(
      "update attempts set failures = greatest(failures - 1, 0), blocked_until = now() where key = any($1)",
      [keys.map(({ key }) => key)],
    ),
  );
}

/** Deletes the failures of an account after a success. */
export async function clearFailures(db: Database, { key }: AttemptKey): Promise<void> {
  await acrossCompanies(db, ({ $client }) => $client.query("delete from attempts where key = $1", [key]));
}

/** Returns the number of failures under a key that are not forgotten yet. */
export async function countFailures(db: Database, { key }: AttemptKey): Promise<number> {
  return acrossCompanies(db, async ({ $client }) => {
    const { rows } = await $client.query<{ failures: number }>(
      "select failures from attempts where key = $1 and last_at > now() - $2 * interval '1 hour'",
      [key, ATTEMPT_LIFE_HOURS],
    );
    return rows[0]?.failures ?? 0;
  });
}
