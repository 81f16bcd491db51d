import type { FastifyRequest } from "fastify";
import type { App } from "../../../platform/http/app.ts";
import { type Refusal, RefusalLog } from "./refusalLog.ts";

const noted = new WeakMap<FastifyRequest, Refusal>();

/**
 * Marks a request as refused; the refusal is written after the response, so that response times reveal
 * nothing.
 */
export function markRefused(request: FastifyRequest, refusal: Refusal): void {
  noted.set(request, refusal);
}

function deniedTo({ viewer, method, routeOptions }: FastifyRequest): Refusal | undefined {
  if (!viewer) return undefined;
  const { companyId, userId } = viewer;
  return { companyId, userId, kind: "access_denied", route: `${method} ${routeOptions.url ?? ""}` };
}

/** Records, for administrators, failed sign-ins and requests refused with 403. */
export function recordRefusals(app: App): void {
  const log = new RefusalLog(app.services.db, app.log);
  app.addHook("onResponse", (request, reply, done) => {
    const refusal = noted.get(request) ?? (reply.statusCode === 403 ? deniedTo(request) : undefined);
    if (refusal) log.add(refusal);
    done();
  });
  app.addHook("onClose", () => log.idle());
}
