import type { Endpoint } from "@vaardig/contract/endpoint";
import { failure } from "@vaardig/contract/envelope";
import { ERROR_STATUS, type ErrorCode } from "@vaardig/contract/errorCodes";
import type { ZodType } from "zod";
import { type Json, SchemaDescriptions } from "./describeSchemas.ts";
import type { Contract } from "./readContract.ts";

const SHARED: readonly ErrorCode[] = [
  "validation_failed",
  "malformed_request",
  "request_timeout",
  "request_too_large",
  "too_many_requests",
  "too_busy",
  "internal_error",
];
const WITH_SESSION: readonly ErrorCode[] = [
  "session_missing",
  "session_expired",
  "session_revoked",
  "company_suspended",
  "company_paused",
  "access_denied",
  "not_found",
  "stale_version",
];
const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  description: "A call that is repeated under its key is answered again and not done again",
  schema: { type: "string", minLength: 1, maxLength: 200 },
};

const isSchema = (schema: ZodType | undefined): schema is ZodType => schema !== undefined;

function parametersOf({ params, query, idempotent }: Endpoint, schemas: SchemaDescriptions): Json[] {
  const places = [
    { schema: params, place: "path" },
    { schema: query, place: "query" },
  ];
  const parameters = places.flatMap(({ schema, place }) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemas.inFull(schema, "input") as {
      properties?: Json;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === "path" || required.includes(name),
      schema: property,
    }));
  });
  return idempotent ? [...parameters, IDEMPOTENCY_KEY] : parameters;
}

function requestBodyOf(
  { body, upload, uploadData }: Endpoint,
  schemas: SchemaDescriptions,
): Json | undefined {
  if (body) {
    const isOptional = body.safeParse(undefined).success;
    return { required: !isOptional, content: { "application/json": { schema: schemas.of(body, "input") } } };
  }
  if (!upload) return undefined;
  const data = uploadData && { data: schemas.of(uploadData, "input") };
  const schema = {
    type: "object",
    properties: { ...data, file: { type: "string", format: "binary" } },
    required: [...(data ? ["data"] : []), "file"],
    additionalProperties: false,
  };
  const encoding = data && { encoding: { data: { contentType: "application/json" } } };
  return { required: true, content: { "multipart/form-data": { schema, ...encoding } } };
}

function successOf({ raw, payload, message, revalidated }: Endpoint, schemas: SchemaDescriptions): Json {
  if (raw?.length === 0) {
    const headers = { location: { schema: { type: "string", format: "uri" } } };
    return { 302: { description: "Leads elsewhere", headers } };
  }
  const told = schemas.of(payload, "output");
  if (raw) {
    const isText = (type: string) => type === "application/json" || type === "text/event-stream";
    const content = raw.map((type) => [
      type,
      { schema: isText(type) ? told : { type: "string", format: "binary" } },
    ]);
    return { 200: { description: "Success", content: Object.fromEntries(content) } };
  }
  const schema = {
    type: "object",
    properties: { success: { const: true }, ...(message && { message: { type: "string" } }), payload: told },
    required: ["success", ...(message ? ["message"] : []), "payload"],
  };
  const content = { "application/json": { schema } };
  if (!revalidated) return { 200: { description: "Success", content } };
  const headers = { etag: { schema: { type: "string" } } };
  return {
    200: { description: "Success", headers, content },
    304: { description: "As `If-None-Match` says" },
  };
}

/** Error responses by status; equal ones of several endpoints share one component. */
class Refusals {
  readonly components: Record<string, Json> = {};
  readonly #names = new Map<string, string>();
  readonly #schemas: SchemaDescriptions;

  constructor(schemas: SchemaDescriptions) {
    this.#schemas = schemas;
  }

  of({ access, errors = [] }: Endpoint): Json {
    const codes = new Set([...SHARED, ...(access === "public" ? [] : WITH_SESSION), ...errors]);
    const byStatus = Object.groupBy(codes, (code) => ERROR_STATUS[code]);
    return Object.fromEntries(
      Object.entries(byStatus).map(([status, of = []]) => [
        status,
        this.#refer(status, of.sort().join(", ")),
      ]),
    );
  }

  #refer(status: string, description: string): Json {
    const key = `${status} ${description}`;
    const earlier = Object.keys(this.components).filter((name) => name.startsWith(`Refused${status}`)).length;
    const name = this.#names.get(key) ?? `Refused${status}${earlier ? `_${earlier + 1}` : ""}`;
    this.#names.set(key, name);
    const content = { "application/json": { schema: this.#schemas.of(failure, "output") } };
    this.components[name] = { description, content };
    return { $ref: `#/components/responses/${name}` };
  }
}

/** Builds the OpenAPI 3.1 description from the contract alone. */
export function buildOpenApi({ endpoints, schemas: named }: Contract): Json {
  const all = [...endpoints.values()];
  const schemas = new SchemaDescriptions(named, {
    input: all
      .flatMap(({ params, query, body, uploadData }) => [params, query, body, uploadData])
      .filter(isSchema),
    output: [...all.map(({ payload }) => payload), failure],
  });
  const refusals = new Refusals(schemas);
  const paths: Record<string, Json> = {};
  for (const [operationId, endpoint] of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    const requestBody = requestBodyOf(endpoint, schemas);
    const parameters = parametersOf(endpoint, schemas);
    const operation = {
      operationId,
      tags: [endpoint.tag],
      summary: endpoint.summary,
      ...(endpoint.access !== "public" && {
        description: `For ${endpoint.access.join(", ")}`,
        security: [{ session: [] }],
      }),
      ...(parameters.length > 0 && { parameters }),
      ...(requestBody && { requestBody }),
      responses: { ...successOf(endpoint, schemas), ...refusals.of(endpoint) },
    };
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
  }
  const responses = refusals.components;
  return {
    openapi: "3.1.0",
    info: { title: "Vaardig", version: "1", description: "Skills-based talent and HR platform" },
    servers: [{ url: "/api" }],
    tags: [...new Set(all.map(({ tag }) => tag))].sort().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      responses,
      schemas: schemas.componentsFor({ paths, responses }),
    },
  };
}
