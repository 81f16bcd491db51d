import rateLimit from "@fastify/rate-limit";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app.ts";
import { AppError } from "./appError.ts";

const MINUTE = 60_000;
/** A first page load requests some thirty files, and an office may share one IP address. */
const FILES_PER_CALL = 5;
/** Monitoring calls these, and must be answered under full load. */
const UNLIMITED: readonly (string | undefined)[] = ["/healthz", "/readyz"];

function isFile({ url }: FastifyRequest): boolean {
  const [path = ""] = url.split("?");
  return !path.startsWith("/api/") && /\.\w+$/.test(path);
}

/**
 * Counts requests per IP address before any other work, so that refused and unknown requests count as well:
 * `perMinute` calls and pages, and files separately.
 */
export async function rateLimits(app: App, perMinute: number): Promise<void> {
  await app.register(rateLimit, { global: false, max: perMinute, timeWindow: MINUTE });
  const calls = app.rateLimit();
  const files = app.rateLimit({ max: perMinute * FILES_PER_CALL });
  // Reading the address once keeps it available after the client has disconnected.
  app.server.on("connection", (socket) => void socket.remoteAddress);
  app.addHook("onRequest", async (request: FastifyRequest, reply: FastifyReply) => {
    if (UNLIMITED.includes(request.routeOptions.url)) return;
    // The client disconnected before its address was known, and expects no response.
    if ((request.ip as string | undefined) === undefined) throw new AppError("malformed_request");
    await (isFile(request) ? files : calls).call(app, request, reply);
  });
}
