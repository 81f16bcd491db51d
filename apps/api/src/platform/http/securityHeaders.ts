import type { App } from "./app.ts";

/** Protective headers on every answer: the same for all, so nothing is made or kept for one request. */
export function securityHeaders(app: App, headers: Record<string, string>): void {
  app.addHook("onRequest", (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
}
