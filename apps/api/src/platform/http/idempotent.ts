import type { FastifyRequest } from "fastify";
import type { Tx } from "../db/database.ts";
import { sha256 } from "../secrets.ts";
import type { Viewer } from "../session/authenticate.ts";
import { AppError } from "./appError.ts";

interface Call {
  tx: Tx;
  viewer: Viewer;
  request: FastifyRequest;
  /** Without a key the same call of the same person counts as repeated for a minute. */
  unkeyed?: boolean;
}

const MAX_KEY = 200;

function keyOf(request: FastifyRequest): string | undefined {
  const given = request.headers["idempotency-key"];
  if (given === undefined) return undefined;
  if (typeof given !== "string" || given === "" || given.length > MAX_KEY)
    throw new AppError("malformed_request");
  return given;
}

/** Takes a key, or answers false when it is taken. Waits for the transaction of a twin, if one is on its way. */
async function takeKey(tx: Tx, viewer: Viewer, key: string, hash: string, isOwn: boolean): Promise<boolean> {
  const taken = isOwn
    ? "do nothing"
    : `(company_id, user_id, key) do update set created_at = now(), answer = null
         where idempotency_keys.created_at < now() - interval '1 minute'`;
  const { rowCount } = await tx.$client.query(
    `insert into idempotency_keys (company_id, user_id, key, call_hash) values ($1, $2, $3, $4) on conflict ${taken}`,
    [viewer.companyId, viewer.userId, key, hash],
  );
  return rowCount === 1;
}

/**
 * Does the work of a call once per `Idempotency-Key` of its caller; a repeated call gets the first one's answer, also
 * when both come at the same moment. The key goes with a transaction that fails, so that a call may be tried again.
 * Throws `conflict` when the key was used for another call. Without a key the work is just done, unless `unkeyed`.
 */
export async function idempotent<T>(
  { tx, viewer, request, unkeyed = false }: Call,
  work: () => Promise<T>,
): Promise<T> {
  const own = keyOf(request);
  if (own === undefined && !unkeyed) return work();
  const { companyId, userId } = viewer;
  const hash = sha256(`${request.method} ${request.url} ${JSON.stringify(request.body)}`);
  const key = own ?? `same ${hash}`;
  const mine = "company_id = $1 and user_id = $2 and key = $3";
  if (!(await takeKey(tx, viewer, key, hash, own !== undefined))) {
    const { rows } = await tx.$client.query<{ call_hash: string; answer: T }>(
      `select call_hash, answer from idempotency_keys where ${mine}`,
      [companyId, userId, key],
    );
    const [first] = rows;
    if (!first || first.call_hash !== hash) throw new AppError("conflict");
    return first.answer;
  }
  const answer = await work();
  await tx.$client.query(`update idempotency_keys set answer = $4 where ${mine}`, [
    companyId,
    userId,
    key,
    JSON.stringify(answer),
  ]);
  return answer;
}

/** Drops what is kept of calls by these people, and every answer in which one of the words occurs. */
export async function forgetCalls(
  tx: Tx,
  companyId: string,
  { callers, words }: { callers: string[]; words: string[] },
): Promise<void> {
  await tx.$client.query(
    `delete from idempotency_keys k where company_id = $1 and (user_id = any($2::uuid[]) or exists (
       select 1 from unnest($3::text[]) word
       where word <> '' and strpos(k.answer::text, trim(both '"' from to_jsonb(word)::text)) > 0))`,
    [companyId, callers, words],
  );
}
