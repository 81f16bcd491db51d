import rateLimit from "@fastify/rate-limit";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app.ts";
import { AppError } from "./appError.ts";

const MINUTE = 60_000;
/** A page asks for some thirty files when it is opened first, and an office may share one address. */
const FILES_PER_CALL = 5;
/** Anyone who looks after the server asks these, and must be answered at its busiest. */
const UNLIMITED: readonly (string | undefined)[] = ["/healthz", "/readyz"];

function isFile({ url }: FastifyRequest): boolean {
  const [path = ""] = url.split("?");
  return !path.startsWith("/api/") && /\.\w+$/.test(path);
}

/**
 * Counts what an address asks for before anything else is done for it, so that refused and unknown calls count as well:
 * `perMinute` calls and pages, and apart from them the files of pages.
 */
export async function rateLimits(app: App, perMinute: number): Promise<void> {
  await app.register(rateLimit, { global: false, max: perMinute, timeWindow: MINUTE });
  const calls = app.rateLimit();
  const files = app.rateLimit({ max: perMinute * FILES_PER_CALL });
  // An address that was asked for once is known after its client has gone.
  app.server.on("connection", (socket) => void socket.remoteAddress);
  app.addHook("onRequest", async (request: FastifyRequest, reply: FastifyReply) => {
    if (UNLIMITED.includes(request.routeOptions.url)) return;
    // The client has gone before it was known who it is: no one waits for an answer.
    if ((request.ip as string | undefined) === undefined) throw new AppError("malformed_request");
    await (isFile(request) ? files : calls).call(app, request, reply);
  });
}
