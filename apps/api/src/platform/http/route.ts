import type { Body, Endpoint, Params, Payload, Query } from "@vaardig/contract/endpoint";
import type { Language } from "@vaardig/contract/limits";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../../app.ts";
import { inCompany, readInCompany, type Tx } from "../db/database.ts";
import { requestLanguage, successMessage } from "../i18n/translate.ts";
import { LiveStream } from "../live/liveStreams.ts";
import type { Services } from "../services.ts";
import { authenticate, type Viewer } from "../session/authenticate.ts";
import { AppError } from "./appError.ts";
import { FileAnswer } from "./fileAnswer.ts";
import { idempotent } from "./idempotent.ts";
import { routeSchema } from "./routeSchema.ts";

interface AnyCall<E extends Endpoint> {
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
  language: Language;
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * What a handler is given: with a session also who calls and a transaction of that person's company. An upload gets
 * no transaction, because a slow sender would hold a connection; it opens one when the file is there.
 */
export type Call<E extends Endpoint> = E["access"] extends "public"
  ? AnyCall<E>
  : E["upload"] extends true
    ? AnyCall<E> & { viewer: Viewer }
    : AnyCall<E> & { viewer: Viewer; tx: Tx };

/** Registers an endpoint: access first, then parsing, the handler in one transaction, and the envelope. */
export function route<const E extends Endpoint>(
  app: App,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Payload<E>>,
): void {
  const { access } = endpoint;
  const transaction = endpoint.method === "GET" ? readInCompany : inCompany;
  app.endpoints.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: routeSchema(endpoint),
    onRequest: async (request) => {
      if (access === "public") return;
      const viewer = await authenticate(request, app.services);
      if (!access.includes(viewer.role)) throw new AppError("access_denied");
      request.viewer = viewer;
    },
    handler: async (request, reply) => {
      const { services } = app;
      const { params, query, body, viewer } = request;
      const call = {
        params,
        query,
        body,
        viewer,
        language: requestLanguage(request),
        services,
        request,
        reply,
      };
      const run = (tx?: Tx) => {
        const work = () => handle({ ...call, tx } as unknown as Call<E>);
        if (!endpoint.idempotent || !viewer || !tx) return work();
        return idempotent({ tx, viewer, request, unkeyed: endpoint.idempotent === "always" }, work);
      };
      const payload =
        viewer && !endpoint.upload ? await transaction(services.db, viewer.companyId, run) : await run();
      if (payload instanceof FileAnswer) return payload.send(reply);
      if (payload instanceof LiveStream) return payload.answer(reply);
      if (endpoint.raw) return payload;
      const { message: said } = endpoint;
      return { success: true, ...(said && { message: successMessage(said, call.language) }), payload };
    },
  });
}
