import { ERROR_STATUS, type ErrorCode } from "@vaardig/contract/errorCodes";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isDatabaseGone } from "../db/isDatabaseGone.ts";
import { errorMessage, issueMessage, requestLanguage } from "../i18n/translate.ts";
import { AppError } from "./appError.ts";
import { tooLongTextError } from "./tooLongTextError.ts";

/** Seconds after which a killed database responds again. */
const DATABASE_BACK = 5;

/** SQLSTATEs that a client can cause. */
const DATABASE_CODES: Record<string, ErrorCode> = {
  "23505": "conflict",
  "23503": "conflict",
  "23514": "conflict",
  "40001": "conflict",
  "40P01": "conflict",
  "22P02": "malformed_request",
  "22021": "malformed_request",
  "57014": "too_busy",
  // Limits of the database: disk, memory, connections or configuration.
  "53100": "too_busy",
  "53200": "too_busy",
  "53300": "too_busy",
  "53400": "too_busy",
};

const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "request_too_large",
  FST_REQ_FILE_TOO_LARGE: "file_too_large",
  FST_INVALID_MULTIPART_CONTENT_TYPE: "file_missing",
  FST_MP_PREMATURE_CLOSE: "file_incomplete",
  FST_ERR_MAX_PARAM_LENGTH: "not_found",
  FST_FILES_LIMIT: "malformed_request",
  FST_PARTS_LIMIT: "malformed_request",
  FST_FIELDS_LIMIT: "malformed_request",
  FST_UNDER_PRESSURE: "too_busy",
};

function databaseCode(error: unknown): ErrorCode | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === "string" && DATABASE_CODES[code]) return DATABASE_CODES[code];
  }
  return undefined;
}

function validationError(error: FastifyError): AppError | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of error.validation) {
    const name = instancePath.replace(/^\//, "").replaceAll("/", ".") || "body";
    fields[name] ??= message ?? "invalid";
  }
  return new AppError("validation_failed", { fields, cause: error });
}

function asAppError(error: FastifyError, body: unknown): AppError {
  if (error instanceof AppError) return error;
  const invalid = validationError(error);
  if (invalid) return invalid;
  const code = FASTIFY_CODES[error.code] ?? databaseCode(error);
  if (code === "too_busy") return new AppError(code, { cause: error, retryAfter: DATABASE_BACK });
  const fields = code === "request_too_large" ? tooLongTextError(body) : undefined;
  if (code) return new AppError(code, { cause: error, ...(fields && { fields }) });
  if (isDatabaseGone(error)) return new AppError("too_busy", { cause: error, retryAfter: DATABASE_BACK });
  const status = error.statusCode ?? 500;
  if (status === 429) return new AppError("too_many_requests", { cause: error });
  return new AppError(status >= 400 && status < 500 ? "malformed_request" : "internal_error", {
    cause: error,
  });
}

/** Turns every error into the envelope; server errors are logged and not disclosed. */
export function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asAppError(error, request.routeOptions.schema?.body);
  const language = requestLanguage(request);
  const level = refusal.status >= 500 ? "error" : "info";
  const isWorthTelling = level === "error" || databaseCode(error) !== undefined;
  const { method, routeOptions } = request;
  const facts = { code: refusal.code, method, route: routeOptions.url };
  request.log[level]({ ...facts, ...(isWorthTelling && { err: error }) }, "refused");
  reply.header("cache-control", "no-store");
  if (refusal.retryAfter !== undefined) reply.header("retry-after", refusal.retryAfter);
  const fields =
    refusal.fields &&
    Object.fromEntries(
      Object.entries(refusal.fields).map(([name, key]) => [name, issueMessage(key, language)]),
    );
  return reply.code(ERROR_STATUS[refusal.code]).send({
    success: false,
    message: errorMessage(refusal.code, language, {
      seconds: refusal.retryAfter ?? Number(reply.getHeader("retry-after") ?? 60),
    }),
    code: refusal.code,
    ...(fields && { fields }),
    ...(refusal.details && { details: refusal.details }),
    request_id: request.id,
  });
}
