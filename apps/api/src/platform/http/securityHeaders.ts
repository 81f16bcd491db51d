import helmet from "@fastify/helmet";
import type { App } from "../../app.ts";
import { contentSecurity } from "./contentSecurity.ts";

/**
 * Protective headers on every answer. They are the same for all, and helmet would check and join its directives anew
 * each time: the first answer's are kept and copied.
 */
export async function securityHeaders(app: App, publicUrl: string): Promise<void> {
  await app.register(helmet, { ...contentSecurity(publicUrl), global: false });
  let kept: [string, string | number | readonly string[]][] | undefined;
  app.addHook("onRequest", (_request, reply, next) => {
    if (kept) for (const [name, value] of kept) reply.raw.setHeader(name, value);
    else {
      reply.helmet();
      kept = Object.entries(reply.raw.getHeaders()).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      );
    }
    next();
  });
}
