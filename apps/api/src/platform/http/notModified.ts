import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Returned by a handler instead of a payload when the caller has the current version already. */
export class NotModified {
  send(reply: FastifyReply): FastifyReply {
    return reply.code(304).send();
  }
}

/**
 * Sets an ETag computed from everything the response depends on; returns whether the caller sent the same
 * one.
 */
export function isNotModified(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  dependsOn: readonly (string | number | null)[],
): boolean {
  const etag = `"${createHash("sha256").update(JSON.stringify(dependsOn)).digest("base64url")}"`;
  reply.header("etag", etag);
  return request.headers["if-none-match"] === etag;
}
