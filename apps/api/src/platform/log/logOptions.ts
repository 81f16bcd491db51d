import type { FastifyReply, FastifyRequest } from "fastify";
import type { LogFn, LoggerOptions } from "pino";
import { classOf, errorFacts } from "./errorFacts.ts";
import { loggableFields } from "./loggableFields.ts";

/** Maximum logged length of an unknown path, which is user input. */
const PATH_MAX = 200;

/** Returns the route pattern without its values. */
function addressOf(request: FastifyRequest): { route: string } | { path: string } {
  const route = request.routeOptions?.url;
  if (route && !route.includes("*")) return { route };
  return { path: (request.url.split("?")[0] ?? "").slice(0, PATH_MAX) };
}

function asFacts(value: unknown): unknown {
  return value instanceof Error ? errorFacts(value) : value;
}

/** Pino and its callers use an error's message when there is none; such messages may contain values. */
function withoutQuotes([first, ...rest]: unknown[]): unknown[] {
  const fields = first instanceof Error ? { err: first } : first;
  const errors = [
    ...(typeof fields === "object" && fields !== null ? Object.values(fields) : []),
    ...rest,
  ].filter((value) => value instanceof Error);
  if (errors.length === 0) return [fields, ...rest];
  const said = rest.map((word) => {
    if (word instanceof Error) return classOf(word);
    const quotes = errors.some(({ message }) => message && String(word).includes(message));
    return quotes ? "failed" : word;
  });
  if (said[0] === undefined && typeof fields !== "string") said[0] = "failed";
  return [fields, ...said];
}

/**
 * Returns options for structured logs with request ids, without IP addresses, bodies, query values, tokens
 * and messages of errors.
 */
export function logOptions(level: string) {
  return {
    level,
    base: null,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, ...addressOf(request) }),
      res: (reply: FastifyReply) => ({ statusCode: reply.statusCode }),
      err: asFacts,
      error: asFacts,
      cause: asFacts,
    },
    formatters: { log: (fields: Record<string, unknown>) => loggableFields(fields) },
    hooks: {
      logMethod(args: Parameters<LogFn>, method: LogFn) {
        method.apply(this, withoutQuotes(args) as Parameters<LogFn>);
      },
    },
  } satisfies LoggerOptions;
}
