import type { ZodObject, ZodType, z } from "zod";
import type { ErrorCode } from "./errorCodes.ts";
import type { Role } from "./roles.ts";

/** Media types of a list that is answered as a file. */
export const SHEET_TYPES = [
  "text/csv",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
] as const;

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Who may call: anyone, or the listed roles with a session. There is no default. */
export type Access = "public" | readonly Role[];

/** Sentences of successful answers, which the server has in each language. */
export type SuccessMessage = "project_made" | "project_saved";

export interface Endpoint {
  method: Method;
  /** Path below `/api`, as the specification spells it. */
  path: `/${string}`;
  tag: string;
  summary: string;
  access: Access;
  /** Only reads, although its method says otherwise: a company that is paused may call it. */
  reads?: true;
  /**
   * Writes, and a company that is paused may call it all the same: paying, signing out, the language, the safety of an
   * account, and the rights that people have in their data.
   */
  whilePaused?: true;
  /** May be called by someone who still has to set up the second factor that the company requires. */
  withoutFactor?: true;
  params?: ZodObject;
  query?: ZodObject;
  body?: ZodType;
  /** Its handler answers the whole list, of which `page` and `size` cut what is asked for. */
  wholeList?: true;
  /** Its answer has an ETag: who sends that in `If-None-Match` gets 304 and no body while the answer would be the same. */
  revalidated?: true;
  /** A single file is sent as multipart under the name `file`. */
  upload?: true;
  /** What goes with the file, as JSON in a field `data` before it. */
  uploadData?: ZodType;
  /**
   * Honours `Idempotency-Key`: a call repeated under the same key is answered again and not done again. `always`: where
   * there is no key, the same call of the same person within a minute counts as repeated.
   */
  idempotent?: true | "always";
  /** What a success says beside its payload. */
  message?: SuccessMessage;
  /** What `payload` of the success envelope holds. */
  payload: ZodType;
  /** Media types of an answer that stands outside the envelope; none for one that leads elsewhere. */
  raw?: readonly string[];
  /** Codes beyond those every endpoint shares (validation, session, access, not found). */
  errors?: readonly ErrorCode[];
}

/** States an endpoint once; server, client and OpenAPI are derived from the value. */
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

/** What a caller hands over: path parameters, query, body, file, and the key under which it is done once. */
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
