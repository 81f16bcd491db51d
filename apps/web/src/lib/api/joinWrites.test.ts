import { configureStore } from "@reduxjs/toolkit";
import { endpoint } from "@vaardig/contract/endpoint";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { authReducer } from "../auth.slice.ts";
import { snackbarReducer } from "../snackbar.slice.ts";
import { baseApi } from "./baseApi.ts";
import { call } from "./call.ts";

const part = { tag: "skills", access: ["employee"], payload: z.object({}) } as const;
const body = z.strictObject({ name: z.string() });
const add = endpoint({ ...part, method: "POST", path: "/skill", summary: "Add", body, idempotent: true });
const read = endpoint({ ...part, method: "GET", path: "/skill", summary: "Read" });
const upload = endpoint({ ...part, method: "POST", path: "/file", summary: "Upload", upload: true });
const calls = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (builder) => ({
    addOnce: call.mutation(builder, add),
    readAgain: call.mutation(builder, read),
    uploadOnce: call.mutation(builder, upload),
  }),
}).endpoints;

function open() {
  const answers: ((answer: Response) => void)[] = [];
  const fetched = vi.fn<typeof fetch>(() => new Promise((resolve) => answers.push(resolve)));
  vi.stubGlobal("fetch", fetched);
  const store = configureStore({
    reducer: { auth: authReducer, snackbar: snackbarReducer, [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(baseApi.middleware),
  });
  const write = (name: string, idempotencyKey = "k") =>
    store.dispatch(calls.addOnce.initiate({ body: { name }, idempotencyKey })).unwrap();
  return {
    fetched,
    store,
    write,
    answers,
    answer: () => answers.at(-1)?.(Response.json({ payload: { id: 1 } })),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the same write in one tick is sent once, and both get its answer, whatever their keys", async () => {
  const { fetched, write, answer } = open();
  const both = [write("SQL", "a"), write("SQL", "b")];
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  answer();
  expect(await Promise.all(both)).toEqual([{ id: 1 }, { id: 1 }]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("after the answer it is sent again", async () => {
  const { fetched, write, answer } = open();
  for (const _time of [1, 2]) {
    const written = write("SQL");
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(_time));
    answer();
    await written;
  }
});

test("on, off and on again are three writes", async () => {
  const { fetched, write } = open();
  for (const name of ["on", "off", "on"]) void write(name);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(3));
});

test("an answer to an earlier write lets the later one still be joined", async () => {
  const { fetched, write, answers } = open();
  const first = write("SQL");
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  void write("Java");
  answers[0]?.(Response.json({ payload: {} }));
  await first;
  void write("Java");
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("a read is sent again, because the answer may differ", async () => {
  const { fetched, store } = open();
  for (const _time of [1, 2]) void store.dispatch(calls.readAgain.initiate());
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
});

test("another value, another store and each file is a write of its own", async () => {
  const { fetched, store, write } = open();
  void write("SQL");
  void write("Java");
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  const other = open();
  void other.write("SQL");
  await vi.waitFor(() => expect(other.fetched).toHaveBeenCalledTimes(1));
  const file = new File(["words"], "cv.txt");
  for (const _time of [1, 2]) void store.dispatch(calls.uploadOnce.initiate({ file }));
  await vi.waitFor(() => expect(other.fetched).toHaveBeenCalledTimes(3));
});
