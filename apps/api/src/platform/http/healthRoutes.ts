import type { App } from "./app.ts";

/** Registers `/healthz` (the process responds) and `/readyz` (the database responds too, within a second). */
export function healthRoutes(app: App): void {
  const schema = { hide: true };
  // Health checks must be answered most of all while other requests are refused.
  const config = { rateLimit: false, pressureHandler: () => undefined } as const;
  app.get("/healthz", { schema, config }, async () => ({ status: "ok" }));
  app.get("/readyz", { schema, config }, async (_, reply) => {
    try {
      await app.services.db.ping();
      return { status: "ready" };
    } catch (error) {
      app.log.warn({ error }, "the database does not answer");
      return reply.code(503).send({ status: "database unavailable" });
    }
  });
}
