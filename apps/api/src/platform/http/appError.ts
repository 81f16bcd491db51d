import { ERROR_STATUS, type ErrorCode } from "@vaardig/contract/errorCodes";

/** A refusal with a stable code; the error handler turns it into the envelope in the request's language. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Field → message key of `validation.<lang>.json`. */
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which another attempt makes sense. */
  readonly retryAfter: number | undefined;
  /** What the client needs to know beside the words; goes out as it is. */
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

/** Returns the record, or refuses with 404: a foreign company's record is not found either. */
export function found<T>(record: T | undefined | null): T {
  if (record === undefined || record === null) throw new AppError("not_found");
  return record;
}

/** Refuses with 403 unless allowed: for records that may be seen but not touched. */
export function authorize(allowed: boolean): void {
  if (!allowed) throw new AppError("access_denied");
}
