import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { ERROR_STATUS, type ErrorCode } from "@vaardig/contract/errorCodes";
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { errorMessage, requestLanguage } from "../i18n/translate.ts";
import type { App } from "./app.ts";
import { answerFailure } from "./errorHandler.ts";

/** What Node and its parser say of requests that never become one, or do not end. */
const CODES: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
  HPE_HEADER_OVERFLOW: "header_too_large",
};

interface ConnectionError extends Error {
  code?: string;
}

/** Answers of requests that no hook and no handler sees: with the same envelope and the same headers as all. */
export function unreadRequests(headers: Record<string, string>, log: FastifyBaseLogger) {
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
    /** Remembers what each connection asked last, for the case that it does not end. */
    watch(app: App): void {
      app.addHook("onRequest", (request, reply, next) => {
        latest.set(request.raw.socket, reply);
        next();
      });
    },
    /** An address that cannot be decoded, or has a part that is too long. */
    frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
      reply.headers(headers);
      answerFailure(error, request, reply);
    },
    /** What is not HTTP, is too long, or is sent too slowly. */
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
      // Without an error: whoever still waits for the rest of the request learns that it was cut.
      socket.destroySoon();
    },
  };
}
