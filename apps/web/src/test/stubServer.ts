import { vi } from "vitest";

type Answer = (query: Record<string, string>) => unknown;

/** An answer that says why there is none. */
export const refused =
  (status = 500, headers: Record<string, string> = {}, told: object = {}): Answer =>
  () => {
    const refusal = { success: false, message: "Out of order", code: "internal_error", request_id: "r-17" };
    return Response.json({ ...refusal, ...told }, { status, headers });
  };

/** No answer at all. */
export const offline: Answer = () => {
  throw new TypeError("Failed to fetch");
};

/** Calls that a server got, as "GET /path" with their queries. */
export type Asked = { call: string; query: Record<string, string> }[];

/**
 * A server that answers calls by method and path, with a payload or a whole response; any other call waits for good.
 * An answer may be replaced meanwhile.
 */
export function stubServer(answers: Record<string, Answer>): Asked {
  const asked: Asked = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit) => {
    const { pathname, searchParams } = new URL(address, "http://localhost");
    const call = `${method} ${pathname.replace("/api", "")}`;
    const query = Object.fromEntries(searchParams);
    asked.push({ call, query });
    const answer = answers[call];
    if (!answer) return new Promise(() => undefined);
    const payload = answer(query);
    return payload instanceof Response ? payload : Response.json({ success: true, payload });
  });
  return asked;
}
