import type { FastifyRequest } from "fastify";
import type { Tx } from "../db/database.ts";
import { sha256 } from "../secrets.ts";
import type { Viewer } from "../session/authenticate.ts";
import { AppError } from "./appError.ts";

interface Call {
  tx: Tx;
  viewer: Viewer;
  request: FastifyRequest;
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
 * Does the work of a call once per `Idempotency-Key` of its caller; a repeated call gets the first one's answer, also
 * when both come at the same moment. The key goes with a transaction that fails, so that a call may be tried again.
 * Throws `conflict` when the key was used for another call. Without a key the work is just done.
 */
export async function idempotent<T>({ tx, viewer, request }: Call, work: () => Promise<T>): Promise<T> {
  const key = keyOf(request);
  if (key === undefined) return work();
  const { companyId, userId } = viewer;
  const hash = sha256(`${request.method} ${request.url} ${JSON.stringify(request.body)}`);
  // Waits for the transaction of a twin, if one is on its way.
  const { rowCount } = await tx.$client.query(
    `insert into idempotency_keys (company_id, user_id, key, call_hash) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [companyId, userId, key, hash],
  );
  const mine = "company_id = $1 and user_id = $2 and key = $3";
  if (rowCount === 0) {
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
