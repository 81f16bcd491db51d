import { vi } from "vitest";

export interface Sent {
  /** "POST /path". */
  call: string;
  body: Record<string, unknown>;
  /** The idempotency key; null without one. */
  key: string | null;
}

/** Records the calls that are sent with their bodies; `answer` returns the payload, or a whole response. */
export function recordSent(answer: (sent: Sent) => unknown): Sent[] {
  const calls: Sent[] = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body, headers }: RequestInit) => {
    const { pathname } = new URL(address, "http://localhost");
    const sent = {
      call: `${method} ${pathname.replace("/api", "")}`,
      body: JSON.parse(String(body ?? "{}")),
      key: new Headers(headers).get("idempotency-key"),
    };
    calls.push(sent);
    const payload = await answer(sent);
    return payload instanceof Response ? payload : Response.json({ success: true, payload });
  });
  return calls;
}

/** Returns a refusal with a message. */
export const refusal = (code: string, message: string, more: object = {}) =>
  Response.json({ success: false, message, code, request_id: "r", ...more }, { status: 409 });
