import { vi } from "vitest";
import { act } from "./act.ts";
import { settle } from "./onScreen.tsx";

export interface Save {
  body: unknown;
  /** The idempotency key; null without one. */
  key: string | null;
  /** Resolves the call. */
  answer: (payload: unknown) => Promise<void>;
  /** Rejects the call; `fields` holds error messages by field. */
  refuse: (status: number, code: string, fields?: Record<string, string>) => Promise<void>;
}

/** Stubs a server whose saves the test answers; a read without a given answer stays pending. */
export function openServer(savedAt: string, reads: Record<string, () => unknown> = {}): Save[] {
  const saves: Save[] = [];
  const reply = (status: number, body: object) =>
    ({ ok: status < 400, status, headers: new Headers(), json: async () => body }) as Response;

  vi.stubGlobal("fetch", (address: string, { method, body, headers }: RequestInit) => {
    const [path = ""] = address.replace("/api", "").split("?");
    const read = reads[path];
    if (method === "GET" && read) return Promise.resolve(reply(200, { success: true, payload: read() }));
    return new Promise((resolve) => {
      if (method === "GET" || path !== savedAt) return;
      const come = async (response: Response) => {
        await act(async () => resolve(response));
        await settle();
      };
      saves.push({
        body: JSON.parse(String(body)),
        key: new Headers(headers).get("idempotency-key"),
        answer: (payload) => come(reply(200, { success: true, payload })),
        refuse: (status, code, fields) =>
          come(reply(status, { success: false, message: "Refused", code, ...(fields && { fields }) })),
      });
    });
  });
  return saves;
}
