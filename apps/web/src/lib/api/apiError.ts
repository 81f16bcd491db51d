/** Rejection value of a failed call; `message` is ready for display. */
export interface ApiError {
  /** HTTP status; 0 without a response. */
  status: number;
  code: string;
  message: string;
  /** Field name → error message, in the reader's language. */
  fields?: Record<string, string>;
  requestId?: string;
  /** Machine-readable details of the error. */
  details?: Record<string, unknown>;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
}

/** Returns whether a thrown value is a failed call. */
export function isApiError(error: unknown): error is ApiError {
  return (
    typeof error === "object" && error !== null && "status" in error && "code" in error && "message" in error
  );
}

/** Returns whether the server refused a call, and so did nothing; without a clear answer it may have done it. */
export function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500;
}
