import { configureStore } from "@reduxjs/toolkit";
import { getSession, login } from "@vaardig/contract/session/session";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { buildLiveToken, buildMenu, buildUser } from "../../test/builders.ts";
import { authReducer, signedIn } from "../auth.slice.ts";
import { snackbarReducer } from "../snackbar.slice.ts";
import { baseApi } from "./baseApi.ts";
import { call } from "./call.ts";

const api = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (builder) => ({
    login: call.mutation(builder, login, { fallback: () => "Own words", invalidates: ["session"] }),
    getSession: call.query(builder, getSession, { provides: ["session"] }),
  }),
});

function buildStore() {
  const store = configureStore({
    reducer: { auth: authReducer, snackbar: snackbarReducer, [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  store.dispatch(signedIn({ token: buildLiveToken(), menu_schema: buildMenu(), expire_in: 60 }));
  return store;
}

function answer(status: number, body: unknown) {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const refused = { success: false, message: "Session expired", code: "session_expired" };
const credentials = { body: { email: "a@b.nl", password: "Secret-1", token: "t" } };

beforeEach(() => {
  vi.stubGlobal("window", { location: { pathname: "/employee/jobs", search: "?page=2" } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("call", () => {
  it("answers the payload of a query and keeps it", async () => {
    const payload = { user: buildUser(), menu_schema: [], notice: null, onboarding: false };
    const fetched = answer(200, { success: true, payload });
    const store = buildStore();
    expect((await store.dispatch(api.endpoints.getSession.initiate())).data).toEqual(payload);
    await store.dispatch(api.endpoints.getSession.initiate());
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("ends the session on 401: auth cleared, address kept, message shown", async () => {
    answer(401, refused);
    const store = buildStore();
    const { error } = await store.dispatch(api.endpoints.getSession.initiate());
    expect(error).toMatchObject({ status: 401, message: "Session expired" });
    expect(store.getState().auth.token, "the caller hears of it first").not.toBeNull();
    await vi.waitFor(() => expect(store.getState().auth.token).toBeNull());
    expect(store.getState().auth).toMatchObject({ user: null, returnTo: "/employee/jobs?page=2" });
    expect(store.getState().snackbar).toMatchObject({ snackbarOpen: true, snackbarMsg: "Session expired" });
  });

  it("keeps a session that began before a refusal of the earlier one is known", async () => {
    answer(401, refused);
    const store = buildStore();
    const reading = store.dispatch(api.endpoints.getSession.initiate());
    const token = buildLiveToken("manager");
    store.dispatch(signedIn({ token, menu_schema: buildMenu(), expire_in: 60 }));
    expect((await reading).error).toMatchObject({ status: 401 });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(store.getState().auth.token).toBe(token);
    expect(store.getState().snackbar.snackbarOpen).toBe(false);
  });

  it("does not take wrong credentials for the end of a session", async () => {
    answer(401, { success: false, message: "Wrong", code: "credentials_wrong" });
    const store = buildStore();
    const { error } = await store.dispatch(api.endpoints.login.initiate(credentials));
    expect(error).toMatchObject({ status: 401, message: "Wrong" });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(store.getState().auth.token).not.toBeNull();
  });

  it("ends the session of a suspended company with that reason, and without a message", async () => {
    answer(403, { success: false, message: "Suspended", code: "company_suspended" });
    const store = buildStore();
    await store.dispatch(api.endpoints.getSession.initiate());
    await vi.waitFor(() => expect(store.getState().auth.token).toBeNull());
    expect(store.getState().auth).toMatchObject({
      endedBy: "company_suspended",
      returnTo: "/employee/jobs?page=2",
    });
    expect(store.getState().snackbar.snackbarOpen).toBe(false);
  });

  it("keeps the session after any other refusal", async () => {
    answer(403, { success: false, message: "No", code: "forbidden" });
    const store = buildStore();
    await store.dispatch(api.endpoints.getSession.initiate());
    await new Promise((resolve) => setTimeout(resolve));
    expect(store.getState().auth.token).not.toBeNull();
  });

  it("reads the session again when a second factor must be set up first", async () => {
    const payload = { user: buildUser(), menu_schema: [], notice: null, onboarding: false };
    const refusal = { success: false, message: "Set it up", code: "second_factor_setup_required" };
    const fetched = vi.fn<typeof fetch>(async (_address, init) =>
      init?.method === "POST"
        ? Response.json(refusal, { status: 403 })
        : Response.json({ success: true, payload }),
    );
    vi.stubGlobal("fetch", fetched);
    const store = buildStore();
    const reading = store.dispatch(api.endpoints.getSession.initiate());
    await reading;
    await store.dispatch(api.endpoints.login.initiate(credentials));
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    reading.unsubscribe();
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it("uses the endpoint's own words when the server has none", async () => {
    answer(500, {});
    const { error } = await buildStore().dispatch(api.endpoints.login.initiate(credentials));
    expect(error).toMatchObject({ status: 500, message: "Own words" });
  });

  it.each([
    ["reads again what a successful write invalidates", 200, 2],
    ["reads nothing again after a refused write", 409, 1],
  ])("%s", async (_what, status, reads) => {
    const payload = { user: buildUser(), menu_schema: [], notice: null, onboarding: false };
    const fetched = vi.fn<typeof fetch>(async (_address, init) =>
      init?.method === "POST"
        ? Response.json(
            { success: status === 200, message: "Said", code: "conflict", payload: {} },
            { status },
          )
        : Response.json({ success: true, payload }),
    );
    vi.stubGlobal("fetch", fetched);
    const store = buildStore();
    const reading = store.dispatch(api.endpoints.getSession.initiate());
    await reading;
    await store.dispatch(api.endpoints.login.initiate(credentials));
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    reading.unsubscribe();
    expect(fetched.mock.calls.filter(([, init]) => init?.method !== "POST")).toHaveLength(reads);
  });
});
