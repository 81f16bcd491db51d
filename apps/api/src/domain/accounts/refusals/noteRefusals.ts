import type { FastifyRequest } from "fastify";
import type { App } from "../../../platform/http/app.ts";
import { type Refusal, RefusalLog } from "./refusalLog.ts";

const noted = new WeakMap<FastifyRequest, Refusal>();

/** Keeps for the log that this call is refused; written after the answer, so that its time tells nothing. */
export function noteRefusal(request: FastifyRequest, refusal: Refusal): void {
  noted.set(request, refusal);
}

function deniedTo({ viewer, method, routeOptions }: FastifyRequest): Refusal | undefined {
  if (!viewer) return undefined;
  const { companyId, userId } = viewer;
  return { companyId, userId, kind: "access_denied", route: `${method} ${routeOptions.url ?? ""}` };
}

/** Writes down, for administrators, whom this server refuses what: failed sign-ins, and calls answered with 403. */
export function recordRefusals(app: App): void {
  const log = new RefusalLog(app.services.db, app.log);
  app.addHook("onResponse", (request, reply, done) => {
    const refusal = noted.get(request) ?? (reply.statusCode === 403 ? deniedTo(request) : undefined);
    if (refusal) log.add(refusal);
    done();
  });
  app.addHook("onClose", () => log.idle());
}
