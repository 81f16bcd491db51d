import type { App } from "./app.ts";

/** `/healthz`: the process answers. `/readyz`: the database answers too, within a second. */
export function healthRoutes(app: App): void {
  const schema = { hide: true };
  // Anyone who looks must hear how it is, most of all while requests are turned away.
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
