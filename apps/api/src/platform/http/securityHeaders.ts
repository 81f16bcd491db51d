import type { App } from "./app.ts";

/** Sets security headers on every response: equal for all, so nothing is computed per request. */
export function securityHeaders(app: App, headers: Record<string, string>): void {
  app.addHook("onRequest", (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
}
