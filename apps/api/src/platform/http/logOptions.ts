import type { FastifyLoggerOptions } from "fastify";

/** Structured logs with request ids; addresses, bodies, query values and tokens stay out. */
export function logOptions(level: string): FastifyLoggerOptions & { base: null } {
  return {
    level,
    base: null,
    serializers: {
      req: (request) => ({ method: request.method, path: request.url.split("?")[0] ?? "" }),
      res: (reply) => ({ statusCode: reply.statusCode }),
    },
  } as FastifyLoggerOptions & { base: null };
}
