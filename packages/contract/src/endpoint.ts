import type { ZodObject, ZodType, z } from "zod";
import type { ErrorCode } from "./errorCodes.ts";
import type { Role } from "./roles.ts";

/** Media types of list exports. */
export const SHEET_TYPES = [
  "text/csv",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
] as const;

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Access rule: public, or the listed roles with a session. There is no default. */
export type Access = "public" | readonly Role[];

/** Keys of success messages, which the server translates. */
export type SuccessMessage = "project_made" | "project_saved";

export interface Endpoint {
  method: Method;
  /** Path below `/api`, as the specification spells it. */
  path: `/${string}`;
  tag: string;
  summary: string;
  access: Access;
  /** Read-only despite its method: also allowed for a paused company. */
  reads?: true;
  /**
   * A write that is allowed for a paused company: payment, sign-out, language, account security and
   * data-subject rights.
   */
  whilePaused?: true;
  /** Allowed before the required second factor is set up. */
  withoutFactor?: true;
  params?: ZodObject;
  query?: ZodObject;
  body?: ZodType;
  /** The handler returns the whole list; the server cuts the page from it by `page` and `size`. */
  wholeList?: true;
  /** Sends an ETag; a request with a matching `If-None-Match` gets 304 without a body. */
  revalidated?: true;
  /** A single file is sent as multipart field `file`. */
  upload?: true;
  /** Schema of the JSON in the multipart field `data`, sent before the file. */
  uploadData?: ZodType;
  /**
   * Supports `Idempotency-Key`: a repeated key returns the stored response without executing again.
   * `always`: without a key, the same call by the same person within a minute counts as a repeat.
   */
  idempotent?: true | "always";
  /** Message key of a success response. */
  message?: SuccessMessage;
  /** Schema of `payload` in the success envelope. */
  payload: ZodType;
  /** Media types of a response outside the envelope; empty for a redirect. */
  raw?: readonly string[];
  /** Error codes beyond those shared by all endpoints (validation, session, access, not found). */
  errors?: readonly ErrorCode[];
}

/** Declares an endpoint; server, client and OpenAPI document derive from the value. */
export function endpoint<const E extends Endpoint>(shape: E): E {
  return shape;
}

type Parsed<T> = T extends ZodType ? z.output<T> : undefined;
type Given<T> = T extends ZodType ? z.input<T> : undefined;
type Part<Name extends string, T> = T extends ZodType
  ? Record<never, never> extends z.input<T>
    ? { [K in Name]?: z.input<T> }
    : { [K in Name]: z.input<T> }
  : unknown;

/** Arguments of a call: path parameters, query, body, file and idempotency key. */
export type Input<E extends Endpoint> = Part<"params", E["params"]> &
  Part<"query", E["query"]> &
  Part<"body", E["body"]> &
  (E["upload"] extends true ? { file: File } : unknown) &
  (E["uploadData"] extends ZodType ? { data: z.input<E["uploadData"]> } : unknown) &
  (E["idempotent"] extends true | "always" ? { idempotencyKey?: string } : unknown);

export type Params<E extends Endpoint> = Parsed<E["params"]>;
export type Query<E extends Endpoint> = Parsed<E["query"]>;
export type Body<E extends Endpoint> = Parsed<E["body"]>;
export type BodyInput<E extends Endpoint> = Given<E["body"]>;
export type Payload<E extends Endpoint> = z.output<E["payload"]>;
