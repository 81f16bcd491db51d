import { vi } from "vitest";

type Answer = (query: Record<string, string>, body?: unknown) => unknown;

/** Returns an error response. */
export const refused =
  (
    status = 500,
    headers: Record<string, string> = {},
    told: object = {},
  ): ((...asked: unknown[]) => unknown) =>
  () => {
    const refusal = { success: false, message: "Out of order", code: "internal_error", request_id: "r-17" };
    return Response.json({ ...refusal, ...told }, { status, headers });
  };

/** A network failure without a response. */
export const offline = (): never => {
  throw new TypeError("Failed to fetch");
};

/** Received calls, as "GET /path", with their queries and, of a JSON request, its body. */
export type Asked = { call: string; query: Record<string, string>; body?: unknown }[];

/**
 * Stubs a server with responses by method and path, each a payload or a whole response; other calls stay
 * pending. A response may be replaced later.
 */
export function stubServer(answers: Record<string, Answer>): Asked {
  const asked: Asked = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body: sent }: RequestInit) => {
    const { pathname, searchParams } = new URL(address, "http://localhost");
    const call = `${method} ${pathname.replace("/api", "")}`;
    const query = Object.fromEntries(searchParams);
    const body: unknown = typeof sent === "string" ? JSON.parse(sent) : undefined;
    asked.push({ call, query, ...(body !== undefined && { body }) });
    const answer = answers[call];
    if (!answer) return new Promise(() => undefined);
    const payload = answer(query, body);
    return payload instanceof Response ? payload : Response.json({ success: true, payload });
  });
  return asked;
}

/** Returns the requests that changed something, in order. */
export const writes = (asked: Asked): Asked => asked.filter(({ call }) => !call.startsWith("GET "));

/** Returns the number of times a call was received. */
export const timesAsked = (asked: Asked, call: string): number =>
  asked.filter((one) => one.call === call).length;
