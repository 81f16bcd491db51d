import { vi } from "vitest";

/** A call as the server gets it; what it has not is absent. */
export interface ReceivedCall {
  /** "POST /path". */
  call: string;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}
type Reply = (got: Required<ReceivedCall>) => unknown;

/**
 * Stubs a server with replies by method and path, each a payload or a whole response, or a promise of one; other calls
 * stay pending. Replies may be replaced later.
 */
export function serve(replies: Record<string, Reply>) {
  const all: ReceivedCall[] = [];
  const keys: (string | null)[] = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body, headers }: RequestInit) => {
    const { pathname, searchParams } = new URL(address, "http://localhost");
    const call = `${method} ${pathname.replace("/api", "")}`;
    const query = Object.fromEntries(searchParams);
    const sent =
      body instanceof FormData
        ? Object.fromEntries(body)
        : typeof body === "string"
          ? JSON.parse(body)
          : undefined;
    all.push({ call, ...(searchParams.size > 0 && { query }), ...(sent && { body: sent }) });
    keys.push(new Headers(headers).get("idempotency-key"));
    const reply = replies[call];
    if (!reply) return new Promise(() => undefined);
    const answer = reply({ call, query, body: sent ?? {} });
    const payload = answer instanceof Promise ? await answer : answer;
    return payload instanceof Response ? payload : Response.json({ success: true, payload });
  });
  return {
    all,
    keys,
    /** The calls that change something, so far. */
    commands: () => all.filter(({ call }) => !call.startsWith("GET")),
    /** The queries of a read, so far. */
    reads: (path: string) => all.filter(({ call }) => call === `GET ${path}`).map(({ query }) => query ?? {}),
  };
}
