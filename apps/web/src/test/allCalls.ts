import { globSync } from "node:fs";
import { resolve } from "node:path";
import { configureStore, type ThunkAction, type UnknownAction } from "@reduxjs/toolkit";
import { vi } from "vitest";
import { baseApi, type Tag } from "../lib/api/baseApi.ts";
import { authReducer } from "../lib/auth.slice.ts";
import { snackbarReducer } from "../lib/snackbar.slice.ts";

type Started = ThunkAction<PromiseLike<unknown>, unknown, unknown, UnknownAction>;
/** The definitions of calls by name. */
type Calls = Record<string, { initiate: (input?: object) => Started; useQuery?: unknown }>;

const INPUT = { params: {}, query: {}, body: {} };

/** Loads the calls of all features. */
export async function loadAllCalls(): Promise<{ reads: string[]; commands: string[] }> {
  const root = resolve(import.meta.dirname, "..");
  for (const file of globSync("**/*.api.ts", { cwd: root })) await import(`${root}/${file}`);
  // A test may have added a read of its own, whose name begins with "shows".
  const calls = Object.entries(baseApi.endpoints as Calls).filter(([name]) => !name.startsWith("shows "));
  const namesOf = (isRead: boolean) =>
    calls.filter(([, call]) => "useQuery" in call === isRead).map(([name]) => name);
  return { reads: namesOf(true), commands: namesOf(false) };
}

/** A store whose server answers everything at once. */
export function openAllCalls() {
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
  const start = (name: string) =>
    store.dispatch((baseApi.endpoints as Calls)[name]?.initiate(INPUT) as Started);
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
}
