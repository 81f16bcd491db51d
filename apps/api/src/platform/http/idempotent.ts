import type { FastifyRequest } from "fastify";
import type { Tx } from "../db/database.ts";
import { sha256 } from "../secrets.ts";
import type { Viewer } from "../session/authenticate.ts";
import { AppError } from "./appError.ts";

interface Call {
  tx: Tx;
  viewer: Viewer;
  request: FastifyRequest;
  /** Without a key, the same call by the same person counts as repeated for a minute. */
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

/**
 * Stores a key; false when it exists already. Waits for the transaction of a concurrent call with the same
 * key.
 */
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
 * Executes a call once per `Idempotency-Key` of its caller; a repeated call returns the first response, even
 * when both run concurrently. A failing transaction also discards the key, so that the call can be retried.
 * Throws `conflict` when the key was used for another call. Without a key the work is always executed, unless
 * `unkeyed`.
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

/** Deletes the stored calls by these people, and every stored response that contains one of the words. */
export async function deleteStoredResponses(
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
