import { getSession } from "@vaardig/contract/session/session";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { baseApi } from "../lib/api/baseApi.ts";
import { call } from "../lib/api/call.ts";
import { signedIn, signedOut } from "../lib/auth.slice.ts";
import { i18n } from "../lib/language/i18n.ts";
import { buildLiveToken, buildMenu, buildUser } from "../test/builders.ts";
import { startWords } from "../test/startWords.ts";
import "./areaState.ts";
import { store } from "./store.ts";

const api = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (builder) => ({ getSession: call.query(builder, getSession) }),
});
const payload = { user: buildUser(), menu_schema: [], notice: null, onboarding: false };

let called: string[] = [];

beforeEach(async () => {
  called = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    called.push(`${init.method} ${url} ${init.body ?? ""}`.trim());
    return Response.json({ success: true, payload });
  });
  await startWords();
  i18n.addResourceBundle("nl", "common", { word: "woord" });
  store.dispatch(signedIn({ token: buildLiveToken(), menu_schema: buildMenu(), expire_in: 60 }));
});

afterEach(async () => {
  store.dispatch(signedOut());
  await i18n.changeLanguage("en");
  vi.unstubAllGlobals();
});

describe("what the server holds", () => {
  it("is forgotten when the person leaves", async () => {
    await store.dispatch(api.endpoints.getSession.initiate());
    expect(api.endpoints.getSession.select()(store.getState() as never).data).toEqual(payload);
    store.dispatch(signedOut());
    expect(api.endpoints.getSession.select()(store.getState() as never).data).toBeUndefined();
  });

  it("gets the language that the person chooses, and is read again in it", async () => {
    await store.dispatch(api.endpoints.getSession.initiate());
    await i18n.changeLanguage("nl");
    await vi.waitFor(() =>
      expect(called).toEqual([
        "GET /api/auth/session",
        'POST /api/config/language {"language":"nl"}',
        "GET /api/auth/session",
      ]),
    );
  });

  it("hears nothing of a language chosen by no one in particular", async () => {
    store.dispatch(signedOut());
    await i18n.changeLanguage("nl");
    await store.dispatch(api.endpoints.getSession.initiate());
    expect(called).toEqual(["GET /api/auth/session"]);
  });
});
