import helmet from "@fastify/helmet";
import type { App } from "../../app.ts";
import { contentSecurity } from "./contentSecurity.ts";

/**
 * Protective headers on every answer. They are the same for all, and helmet would check and join its directives anew
 * each time: the first answer's are kept and copied.
 */
export async function securityHeaders(app: App, publicUrl: string): Promise<void> {
  await app.register(helmet, { ...contentSecurity(publicUrl), global: false });
  let kept: Record<string, string> | undefined;
  app.addHook("onRequest", (_request, reply, next) => {
    if (!kept) {
      reply.helmet();
      kept = Object.fromEntries(
        Object.entries(reply.raw.getHeaders()).map(([name, value]) => [name, String(value)]),
      );
      for (const name of Object.keys(kept)) reply.raw.removeHeader(name);
    }
    reply.headers(kept);
    next();
  });
}
