import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

const NAME = "vaardig_social";
const LIFE_SECONDS = 900;

/** The browser's secret that ties a social sign-in to it; empty when it has none. */
export function browserSecret(request: FastifyRequest): string {
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`).exec(request.headers.cookie ?? "")?.[1] ?? "";
}

/** Gives the browser its secret, or keeps the one it has, so that two tabs do not disturb each other. */
export function keepBrowserSecret(request: FastifyRequest, reply: FastifyReply, publicUrl: string): string {
  const secret = browserSecret(request) || randomBytes(32).toString("base64url");
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  reply.header(
    "set-cookie",
    // Lax: the provider leads back with a plain navigation.
    `${NAME}=${secret}; Path=/api/auth/social; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  );
  return secret;
}
