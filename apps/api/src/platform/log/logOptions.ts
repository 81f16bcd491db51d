import type { FastifyReply, FastifyRequest } from "fastify";
import type { LogFn, LoggerOptions } from "pino";
import { classOf, errorFacts } from "./errorFacts.ts";
import { plainFields } from "./plainFields.ts";

/** Longest part of an unknown address that is logged: what someone typed. */
const PATH_MAX = 200;

/** The route's pattern says what was asked for; what stands in its places stays out. */
function addressOf(request: FastifyRequest): { route: string } | { path: string } {
  const route = request.routeOptions?.url;
  if (route && !route.includes("*")) return { route };
  return { path: (request.url.split("?")[0] ?? "").slice(0, PATH_MAX) };
}

function asFacts(value: unknown): unknown {
  return value instanceof Error ? errorFacts(value) : value;
}

/** Pino and its callers take a message from the error where there is none; such words hold values. */
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

/** Structured logs with request ids; addresses, bodies, query values, tokens and what errors quote stay out. */
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
    formatters: { log: (fields: Record<string, unknown>) => plainFields(fields) },
    hooks: {
      logMethod(args: Parameters<LogFn>, method: LogFn) {
        method.apply(this, withoutQuotes(args) as Parameters<LogFn>);
      },
    },
  } satisfies LoggerOptions;
}
