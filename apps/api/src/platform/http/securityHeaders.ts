import type { App } from "../../app.ts";
import { contentSecurity } from "./contentSecurity.ts";

/** Protective headers on every answer: the same for all, so nothing is made or kept for one request. */
export function securityHeaders(app: App, publicUrl: string): void {
  const headers = contentSecurity(publicUrl);
  app.addHook("onRequest", (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
}
