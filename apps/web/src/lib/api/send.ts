import type { Endpoint } from "@vaardig/contract/endpoint";
import { failure } from "@vaardig/contract/envelope";
import type { ApiError } from "./apiError.ts";
import { type CallInput, requestOf } from "./requestOf.ts";
import { cachedResponse, cacheResponse } from "./responseCache.ts";

export interface Session {
  token: string | null;
  language: string;
  /** Client message for errors without a server message. */
  ownMessage: (kind: "network" | "failed") => string;
}

/** Makes one call and unwraps the envelope; returns the payload or the error. Throws only on abort. */
export async function send(
  endpoint: Endpoint,
  input: CallInput,
  session: Session,
  signal?: AbortSignal,
): Promise<{ data: unknown } | { error: ApiError }> {
  const { url, init } = requestOf(endpoint, input, session);
  const question = `${session.language} ${url}`;
  // Called for every request, so that nothing of an earlier session remains.
  const held = cachedResponse(session.token, question);
  if (endpoint.revalidated && held) init.headers = { ...init.headers, "If-None-Match": held.etag };
  let response: Response;
  try {
    response = await fetch(url, { ...init, ...(signal ? { signal } : {}) });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    return { error: { status: 0, code: "network", message: session.ownMessage("network") } };
  }
  if (response.status === 304 && held) return { data: held.payload };
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && endpoint.raw) return { data: answer };
  if (response.ok && typeof answer === "object" && answer !== null && "payload" in answer) {
    const etag = response.headers.get("etag");
    if (endpoint.revalidated && etag)
      cacheResponse(session.token, question, { etag, payload: answer.payload });
    return { data: answer.payload };
  }
  return { error: readFailure(response, answer, session) };
}

function readFailure(response: Response, answer: unknown, session: Session): ApiError {
  const told = failure.safeParse(answer);
  const requestId = told.data?.request_id ?? response.headers.get("x-request-id") ?? undefined;
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  return {
    status: response.status,
    code: told.data?.code ?? "unreadable_answer",
    message: told.data?.message || session.ownMessage("failed"),
    ...(told.data?.fields ? { fields: told.data.fields } : {}),
    ...(told.data?.details ? { details: told.data.details } : {}),
    ...(requestId ? { requestId } : {}),
    ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
  };
}
