import { endpoint } from "@vaardig/contract/endpoint";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { act } from "../test/act.ts";
import { drawHook, type HookOnScreen } from "../test/drawHook.tsx";
import { settle } from "../test/onScreen.tsx";
import { type Outcome, useOutcome } from "./useOutcome.ts";

const read = endpoint({
  method: "GET",
  path: "/jobs",
  tag: "jobs",
  summary: "Read",
  access: "public",
  query: z.strictObject({ page: z.number() }),
  payload: z.object({ name: z.string() }),
});
type Read = Outcome<typeof read> & { run: (input: { query: { page: number } }) => Promise<void> };

let answers: ((answer: Response) => void)[];
let screen: HookOnScreen<Read>;
const answer = async (at: number, response: Response) => {
  await act(async () => answers[at]?.(response));
  await settle();
};
const page = (name: string) => Response.json({ success: true, payload: { name } });
const refusal = () =>
  Response.json({ success: false, message: "Gone", code: "not_found", request_id: "r" }, { status: 404 });
const state = () => {
  const { data, error } = screen.result();
  return [data?.name, error?.message];
};

async function open(first?: { name: string }) {
  answers = [];
  vi.stubGlobal("fetch", () => new Promise((resolve) => answers.push(resolve)));
  screen = await drawHook(() => useOutcome(read, first) as Read);
}
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("begins with what is given, and keeps it while a call is under way and after a refusal", async () => {
  await open({ name: "given" });
  expect(state()).toEqual(["given", undefined]);
  await screen.run(({ run }) => run({ query: { page: 1 } }));
  expect(state()).toEqual(["given", undefined]);
  await answer(0, refusal());
  expect(state()).toEqual(["given", "Gone"]);
});

test("the next call takes the error away at once", async () => {
  await open();
  await screen.run(({ run }) => run({ query: { page: 1 } }));
  await answer(0, refusal());
  await screen.run(({ run }) => run({ query: { page: 1 } }));
  expect(state()).toEqual([undefined, undefined]);
});

test("a late answer to an earlier call does not replace that of the last", async () => {
  await open();
  await screen.run(({ run }) => run({ query: { page: 1 } }));
  await screen.run(({ run }) => run({ query: { page: 2 } }));
  await answer(1, page("second"));
  await answer(0, page("first"));
  expect(state()).toEqual(["second", undefined]);
});
