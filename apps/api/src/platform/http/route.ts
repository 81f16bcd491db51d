import type { Body, Endpoint, Params, Payload, Query } from "@vaardig/contract/endpoint";
import type { Language } from "@vaardig/contract/limits";
import type { FastifyReply, FastifyRequest } from "fastify";
import { inCompany, type Tx } from "../db/database.ts";
import { requestLanguage, successMessage } from "../i18n/translate.ts";
import { LiveStream } from "../live/liveStreams.ts";
import type { Services, TxServices } from "../services.ts";
import { authenticate, type Viewer } from "../session/authenticate.ts";
import type { App } from "./app.ts";
import { AppError } from "./appError.ts";
import { FileAnswer } from "./fileAnswer.ts";
import { idempotent } from "./idempotent.ts";
import { NotModified } from "./notModified.ts";
import { pageOf } from "./pageOf.ts";
import { routeSchema } from "./routeSchema.ts";

interface AnyCall<E extends Endpoint, Given> {
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
  language: Language;
  services: Given;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Signed<E extends Endpoint> = E["access"] extends "public" ? unknown : { viewer: Viewer };

/**
 * Arguments of a handler without a transaction: all services, to open its own transactions, and the viewer.
 */
export type SlowCall<E extends Endpoint> = AnyCall<E, Services> & Signed<E>;

/**
 * Arguments of a handler: with a session also the viewer and a transaction of their company, but nothing that
 * would take a second connection. An upload gets no transaction, because a slow sender would hold a
 * connection; it opens one once the file has arrived.
 */
export type Call<E extends Endpoint> = E["access"] extends "public"
  ? SlowCall<E>
  : E["upload"] extends true
    ? SlowCall<E>
    : AnyCall<E, TxServices> & { viewer: Viewer; tx: Tx };

type Answer<E extends Endpoint> = Payload<E> | (E["revalidated"] extends true ? NotModified : never);

/** Registers an endpoint: access check, parsing, the handler in one transaction, and the envelope. */
export function route<const E extends Endpoint>(
  app: App,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>>,
): void {
  const isOpened = endpoint.access !== "public" && !endpoint.upload;
  register(app, endpoint, isOpened, handle as (call: unknown) => Promise<unknown>);
}

/**
 * Registers an endpoint whose handler waits for more than the database (a hash, a ranking, another
 * transaction): it opens its own transactions between the waits.
 */
export function slowRoute<const E extends Endpoint>(
  app: App,
  endpoint: E,
  handle: (call: SlowCall<E>) => Promise<Payload<E>>,
): void {
  // An idempotency key is stored in the transaction that does the work.
  if (endpoint.idempotent) throw new Error(`${endpoint.path} needs a transaction to be done once`);
  register(app, endpoint, false, handle as (call: unknown) => Promise<unknown>);
}

function register(
  app: App,
  endpoint: Endpoint,
  isOpened: boolean,
  handle: (call: unknown) => Promise<unknown>,
): void {
  const { access } = endpoint;
  app.endpoints.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: routeSchema(endpoint),
    onRequest: async (request) => {
      if (access === "public") return;
      const viewer = await authenticate(request, app.services, endpoint);
      if (!access.includes(viewer.role)) throw new AppError("access_denied");
      request.viewer = viewer;
    },
    handler: async (request, reply) => {
      const { services } = app;
      const { params, query, body, viewer } = request;
      const language = requestLanguage(request);
      const call = { params, query, body, viewer, language, services, request, reply };
      const run = (tx: Tx) => {
        const work = () => handle({ ...call, tx });
        if (!endpoint.idempotent || !viewer) return work();
        return idempotent({ tx, viewer, request, unkeyed: endpoint.idempotent === "always" }, work);
      };
      const payload =
        viewer && isOpened ? await inCompany(services.db, viewer.companyId, run) : await handle(call);
      if (payload instanceof FileAnswer) return payload.send(reply);
      if (payload instanceof NotModified) return payload.send(reply);
      if (payload instanceof LiveStream) return payload.answer(reply);
      if (endpoint.raw) return payload;
      const { message: said } = endpoint;
      const shown = endpoint.wholeList ? pageOf(payload, query) : payload;
      return { success: true, ...(said && { message: successMessage(said, language) }), payload: shown };
    },
  });
}
