import type { Endpoint } from "@vaardig/contract/endpoint";
import { failure, success } from "@vaardig/contract/envelope";
import { ERROR_STATUS, type ErrorCode } from "@vaardig/contract/errorCodes";
import type { FastifySchema } from "fastify";
import type { ZodType } from "zod";

const SHARED: readonly ErrorCode[] = [
  "validation_failed",
  "request_too_large",
  "too_many_requests",
  "too_busy",
  "internal_error",
];
const WITH_SESSION: readonly ErrorCode[] = ["session_missing", "access_denied", "not_found", "stale_version"];

/** Fastify schema of an endpoint: checks requests, filters answers and feeds the OpenAPI document. */
export function openApiOf(endpoint: Endpoint): FastifySchema {
  const codes = [
    ...SHARED,
    ...(endpoint.access === "public" ? [] : WITH_SESSION),
    ...(endpoint.errors ?? []),
  ];
  const response: Record<number, ZodType> = {};
  for (const code of codes) response[ERROR_STATUS[code]] = failure;
  if (!endpoint.raw) response[200] = success(endpoint.payload);
  return {
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.upload && { consumes: ["multipart/form-data"] }),
    ...(endpoint.access !== "public" && { security: [{ session: [] }] }),
    response,
  };
}
