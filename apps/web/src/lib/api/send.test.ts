import { endpoint } from "@vaardig/contract/endpoint";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { send } from "./send.ts";

const read = endpoint({
  method: "GET",
  path: "/skill/:id",
  tag: "skills",
  summary: "Read",
  access: ["employee"],
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({ tags: z.array(z.string()), page: z.number(), sort: z.string().optional() }),
  payload: z.object({ name: z.string() }),
});
const open = endpoint({ ...read, access: "public", path: "/open" });
const write = endpoint({ ...read, method: "POST", path: "/skill", body: z.object({ name: z.string() }) });
const upload = endpoint({ ...read, method: "POST", path: "/files", upload: true });
const raw = endpoint({ ...open, raw: ["application/json"] });

const session = {
  token: "secret",
  language: "nl",
  ownMessage: (kind: "network" | "failed") => `own ${kind}`,
};

function answer(body: unknown, status = 200, headers: Record<string, string> = {}) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const fetched = vi.fn<typeof fetch>(async () => new Response(text, { status, headers }));
  vi.stubGlobal("fetch", fetched);
  return () => {
    const [url, init] = fetched.mock.calls[0] ?? [];
    return { url, init, headers: new Headers(init?.headers) };
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("what is sent", () => {
  it("fills the path, repeats lists and leaves out what is absent", async () => {
    const sent = answer({ success: true, payload: {} });
    await send(
      read,
      { params: { id: "a b" }, query: { tags: ["x", "y"], page: 0, sort: undefined } },
      session,
    );
    expect(sent().url).toBe("/api/skill/a%20b?tags=x&tags=y&page=0");
  });

  it("carries the token and the language, and no body on a read", async () => {
    const sent = answer({ success: true, payload: {} });
    await send(read, {}, session);
    expect(sent().headers.get("authorization")).toBe("Bearer secret");
    expect(sent().headers.get("accept-language")).toBe("nl");
    expect(sent().init?.body).toBeNull();
  });

  it("keeps the token out of public calls", async () => {
    const sent = answer({ success: true, payload: {} });
    await send(open, {}, session);
    expect(sent().headers.has("authorization")).toBe(false);
  });

  it("writes the body as JSON", async () => {
    const sent = answer({ success: true, payload: {} });
    await send(write, { body: { name: "SQL" } }, session);
    expect(sent().init).toMatchObject({ method: "POST", body: '{"name":"SQL"}' });
    expect(sent().headers.get("content-type")).toBe("application/json");
  });

  it("sends a file as multipart and leaves the boundary to the browser", async () => {
    const sent = answer({ success: true, payload: {} });
    const file = new File(["words"], "cv.txt");
    await send(upload, { file }, session);
    const body = sent().init?.body;
    expect(body instanceof FormData && body.get("file")).toEqual(file);
    expect(sent().headers.has("content-type")).toBe(false);
  });
});

describe("what comes back", () => {
  it("unwraps the payload", async () => {
    answer({ success: true, message: "ok", payload: { name: "SQL" } });
    expect(await send(read, {}, session)).toEqual({ data: { name: "SQL" } });
  });

  it("hands over a raw answer as it is", async () => {
    answer({ challenge: "x" });
    expect(await send(raw, {}, session)).toEqual({ data: { challenge: "x" } });
  });

  it("returns the server's message, code, fields and request", async () => {
    answer(
      {
        success: false,
        message: "Klopt niet",
        code: "email_taken",
        fields: { email: "Bezet" },
        request_id: "r1",
      },
      409,
    );
    expect(await send(write, {}, session)).toEqual({
      error: {
        status: 409,
        code: "email_taken",
        message: "Klopt niet",
        fields: { email: "Bezet" },
        requestId: "r1",
      },
    });
  });

  it("falls back to the client's own words", async () => {
    answer("<html>Bad gateway</html>", 502, { "x-request-id": "r2" });
    expect(await send(read, {}, session)).toEqual({
      error: { status: 502, code: "unreadable_answer", message: "own failed", requestId: "r2" },
    });
  });

  it("does not take a success without payload for one", async () => {
    answer({ success: true }, 200);
    expect(await send(read, {}, session)).toMatchObject({ error: { message: "own failed" } });
  });

  it("has its own words for a network that fails", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("Failed to fetch");
    });
    expect(await send(read, {}, session)).toEqual({
      error: { status: 0, code: "network", message: "own network" },
    });
  });

  it("lets an abort be an abort", async () => {
    const abort = new AbortController();
    abort.abort();
    vi.stubGlobal("fetch", async () => {
      throw new DOMException("Aborted", "AbortError");
    });
    await expect(send(read, {}, session, abort.signal)).rejects.toThrow("Aborted");
  });
});

describe("an answer with an ETag", () => {
  const revalidated = endpoint({ ...read, revalidated: true });
  const input = { params: { id: "7" }, query: { tags: [], page: 0 } };
  const ask = (token: string) => send(revalidated, input, { ...session, token });

  it("is shown again when the server says that it is the same, and to no one but its session", async () => {
    answer({ success: true, payload: { name: "SQL" } }, 200, { etag: '"one"' });
    expect(await ask("mine")).toEqual({ data: { name: "SQL" } });
    const unchanged = vi.fn<typeof fetch>(async () => new Response(null, { status: 304 }));
    vi.stubGlobal("fetch", unchanged);
    expect(await ask("mine")).toEqual({ data: { name: "SQL" } });
    const sent = () => new Headers(unchanged.mock.lastCall?.[1]?.headers).get("if-none-match");
    expect(sent()).toBe('"one"');
    expect(await ask("another")).toHaveProperty("error");
    expect(sent()).toBe(null);
    await ask("mine");
    expect(sent(), "forgotten with the session").toBe(null);
  });
});
