import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

const NAME = "vaardig_social";
const LIFE_SECONDS = 900;

/**
 * Over https the name makes browsers accept the cookie only from this very host and for all paths, so that no
 * neighboring host can set it.
 */
const nameFor = (publicUrl: string) => (publicUrl.startsWith("https:") ? `__Host-${NAME}` : NAME);

/** Returns the browser's secret that binds a social sign-in to it; empty when it has none. */
export function browserSecret(request: FastifyRequest, publicUrl: string): string {
  const pair = new RegExp(`(?:^|;\\s*)${nameFor(publicUrl)}=([\\w-]{43})(?:;|$)`);
  return pair.exec(request.headers.cookie ?? "")?.[1] ?? "";
}

/** Sets the browser's secret, or keeps the existing one, so that two tabs do not interfere. */
export function setBrowserSecret(request: FastifyRequest, reply: FastifyReply, publicUrl: string): string {
  const secret = browserSecret(request, publicUrl) || randomBytes(32).toString("base64url");
  const scope = publicUrl.startsWith("https:") ? "Path=/; Secure" : "Path=/api/auth/social";
  reply.header(
    "set-cookie",
    // Lax: the provider returns by a normal navigation.
    `${nameFor(publicUrl)}=${secret}; ${scope}; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax`,
  );
  return secret;
}
