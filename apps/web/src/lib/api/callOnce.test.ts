import { getSession, login } from "@vaardig/contract/session/session";
import { getSocialProviders } from "@vaardig/contract/session/social";
import { afterEach, describe, expect, it, vi } from "vitest";
import { callOnce } from "./callOnce.ts";

function answer(status: number, body: unknown) {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal("fetch", fetched);
  return () => new Headers(fetched.mock.calls[0]?.[1]?.headers);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("callOnce", () => {
  it("resolves to the payload and needs no input where the endpoint needs none", async () => {
    answer(200, { success: true, payload: { providers: ["google"] } });
    expect(await callOnce(getSocialProviders)).toEqual({ providers: ["google"] });
  });

  it("rejects with the refusal", async () => {
    answer(401, { success: false, message: "Wrong", code: "credentials_wrong" });
    const body = { email: "a@b.nl", password: "Secret-1", token: "t" };
    await expect(callOnce(login, { body })).rejects.toMatchObject({ status: 401, code: "credentials_wrong" });
  });

  it("carries the token that it is given", async () => {
    const headers = answer(200, { success: true, payload: {} });
    await callOnce(getSession, undefined, "secret");
    expect(headers().get("authorization")).toBe("Bearer secret");
  });
});
