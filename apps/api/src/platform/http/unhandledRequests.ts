import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { ERROR_STATUS, type ErrorCode } from "@vaardig/contract/errorCodes";
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { errorMessage, requestLanguage } from "../i18n/translate.ts";
import type { App } from "./app.ts";
import { sendFailure } from "./errorHandler.ts";

/** Node's error codes for requests that are incomplete or cannot be parsed. */
const CODES: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
  HPE_HEADER_OVERFLOW: "header_too_large",
};

interface ConnectionError extends Error {
  code?: string;
}

/** Responds to requests that reach no hook or handler, with the same envelope and headers as all others. */
export function unhandledRequests(headers: Record<string, string>, log: FastifyBaseLogger) {
  const latest = new WeakMap<Socket, FastifyReply>();

  function answer(code: ErrorCode, reply: FastifyReply | undefined): string {
    const status = ERROR_STATUS[code];
    const message = errorMessage(code, reply ? requestLanguage(reply.request) : "en");
    const body = JSON.stringify({
      success: false,
      message,
      code,
      ...(reply && { request_id: reply.request.id }),
    });
    const all = {
      ...headers,
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      connection: "close",
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
  }

  return {
    /** Remembers the latest request of each connection, in case it does not complete. */
    watch(app: App): void {
      app.addHook("onRequest", (request, reply, next) => {
        latest.set(request.raw.socket, reply);
        next();
      });
    },
    /** Handles a URL that cannot be decoded or has a part that is too long. */
    frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
      reply.headers(headers);
      sendFailure(error, request, reply);
    },
    /** Handles input that is not HTTP, too long or sent too slowly. */
    clientErrorHandler(error: ConnectionError, socket: Socket): void {
      if (error.code === "ECONNRESET" || socket.destroyed) return;
      const code = CODES[error.code ?? ""] ?? "malformed_request";
      const reply = latest.get(socket);
      const isOpen = reply !== undefined && !reply.request.raw.complete;
      log.info(
        { code, err: error, ...(isOpen && { reqId: reply.request.id }) },
        "a request could not be read",
      );
      const hasBegun = reply?.raw.headersSent && (isOpen || !reply.raw.writableFinished);
      if (socket.writable && !hasBegun) socket.write(answer(code, isOpen ? reply : undefined));
      // Without an error: a client still waiting for the rest learns that the connection was cut.
      socket.destroySoon();
    },
  };
}
