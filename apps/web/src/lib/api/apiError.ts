/** What a failed call rejects with; `message` is ready to be shown. */
export interface ApiError {
  /** HTTP status; 0 when no answer came. */
  status: number;
  code: string;
  message: string;
  /** Field name → what is wrong with it, already in the reader's language. */
  fields?: Record<string, string>;
  requestId?: string;
  /** What the server tells beside the words. */
  details?: Record<string, unknown>;
  /** Seconds after which another attempt makes sense. */
  retryAfter?: number;
}

/** Tells a failed call from any other thrown thing. */
export function isApiError(error: unknown): error is ApiError {
  return (
    typeof error === "object" && error !== null && "status" in error && "code" in error && "message" in error
  );
}
