import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

const NAME = "vaardig_social";
const LIFE_SECONDS = 900;

/** Over https a name that browsers take from this very host alone, for all of its paths, so that no neighbour can set it. */
const nameFor = (publicUrl: string) => (publicUrl.startsWith("https:") ? `__Host-${NAME}` : NAME);

/** The browser's secret that ties a social sign-in to it; empty when it has none. */
export function browserSecret(request: FastifyRequest, publicUrl: string): string {
  const pair = new RegExp(`(?:^|;\\s*)${nameFor(publicUrl)}=([\\w-]{43})(?:;|$)`);
  return pair.exec(request.headers.cookie ?? "")?.[1] ?? "";
}

/** Gives the browser its secret, or keeps the one it has, so that two tabs do not disturb each other. */
export function setBrowserSecret(request: FastifyRequest, reply: FastifyReply, publicUrl: string): string {
  const secret = browserSecret(request, publicUrl) || randomBytes(32).toString("base64url");
  const scope = publicUrl.startsWith("https:") ? "Path=/; Secure" : "Path=/api/auth/social";
  reply.header(
    "set-cookie",
    // Lax: the provider leads back with a plain navigation.
    `${nameFor(publicUrl)}=${secret}; ${scope}; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax`,
  );
  return secret;
}
