import { globSync } from "node:fs";
import { resolve } from "node:path";
import { configureStore, type ThunkAction, type UnknownAction } from "@reduxjs/toolkit";
import { vi } from "vitest";
import type { Tag } from "../lib/api/baseApi.ts";

type Started = ThunkAction<PromiseLike<unknown>, unknown, unknown, UnknownAction>;
/** The definitions of calls by name. */
type Calls = Record<string, { initiate: (input?: object) => Started }>;

const INPUT = { params: {}, query: {}, body: {} };

/** Loads the calls of all features again, without what other tests have made of them. */
export async function loadAllCalls() {
  vi.resetModules();
  const root = resolve(import.meta.dirname, "..");
  const { baseApi, TAGS } = await import("../lib/api/baseApi.ts");
  const { authReducer } = await import("../lib/auth.slice.ts");
  const { snackbarReducer } = await import("../lib/snackbar.slice.ts");
  for (const file of globSync("**/*.api.ts", { cwd: root })) await import(`${root}/${file}`);
  const calls = baseApi.endpoints as Calls;
  const namesOf = (isRead: boolean) =>
    Object.keys(calls).filter((name) => "useQuery" in (calls[name] ?? {}) === isRead);

  /** A store whose server answers everything at once. */
  const open = () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (address: string, { method }: RequestInit) => {
      asked.push(`${method} ${address.replace("/api", "")}`);
      return Response.json({ success: true, payload: {} });
    });
    const store = configureStore({
      reducer: { auth: authReducer, snackbar: snackbarReducer, [baseApi.reducerPath]: baseApi.reducer },
      middleware: (defaults) =>
        defaults({ serializableCheck: false, immutableCheck: false }).concat(baseApi.middleware),
    });
    const queries = () => Object.entries(store.getState()[baseApi.reducerPath].queries);
    const start = (name: string) => store.dispatch(calls[name]?.initiate(INPUT) as Started);
    return {
      start,
      /** Makes a call, and returns its address. */
      call: async (name: string) => {
        asked.length = 0;
        await start(name);
        return asked[0];
      },
      /** Returns the names of the reads that an act repeats. */
      repeatedBy: async (act: () => unknown) => {
        const before = new Map(queries().map(([key, read]) => [key, read?.requestId]));
        await act();
        await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
        return queries().flatMap(([key, read]) =>
          read?.endpointName && read.requestId !== before.get(key) ? [read.endpointName] : [],
        );
      },
      invalidate: (tag: Tag) => store.dispatch(baseApi.util.invalidateTags([tag])),
    };
  };
  return { baseApi, tags: TAGS, reads: namesOf(true), commands: namesOf(false), open };
}
