import { ERROR_STATUS, type ErrorCode } from "@vaardig/contract/errorCodes";

/** An error with a stable code; the error handler turns it into the envelope in the request's language. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Field → message key of `validation.<lang>.json`. */
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;
  /** Additional data for the client, sent unchanged. */
  readonly details: Record<string, unknown> | undefined;

  constructor(
    code: ErrorCode,
    details: {
      fields?: Record<string, string>;
      retryAfter?: number;
      details?: Record<string, unknown>;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.details = details.details;
    this.retryAfter = details.retryAfter;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** Returns the record, or throws 404 when there is none: a record of another company counts as not found. */
export function found<T>(record: T | undefined | null): T {
  if (record === undefined || record === null) throw new AppError("not_found");
  return record;
}

/** Throws 403 unless allowed: for records that may be seen but not changed. */
export function authorize(allowed: boolean): void {
  if (!allowed) throw new AppError("access_denied");
}
