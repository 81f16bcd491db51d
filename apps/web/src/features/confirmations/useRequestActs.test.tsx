import type { GivenEndorsement, SentRequest } from "@vaardig/contract/confirmations/confirmations";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import words from "../../shared/confirmations/confirmations.en.json";
import { drawHook, type HookOnScreen } from "../../test/drawHook.tsx";
import { recordSent, refusal, type Sent } from "../../test/recordSent.ts";
import { useRequestActs } from "./useRequestActs.ts";

const SENT = { id: "asked", version: 1, responder: { id: "bo", name: "Bo Smit" } } as SentRequest;
const GIVEN = { id: "given", skill: { id: "sql", name: "SQL" } } as GivenEndorsement;

let screen: HookOnScreen<ReturnType<typeof useRequestActs>>;
let sent: Sent[];
let answer: () => unknown;
beforeEach(async () => {
  answer = () => ({ id: "asked", version: 2 });
  sent = recordSent(() => answer());
  screen = await drawHook(useRequestActs, { confirmations: words });
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const bodies = () => sent.map(({ body }) => body);

test("a withdrawn question is asked again by undo, at the version that withdrawing made", async () => {
  await screen.run(({ withdraw }) => withdraw(SENT));
  await screen.undo();
  expect(bodies()).toEqual([
    { id: "asked", version: 1 },
    { id: "asked", version: 2 },
  ]);
  expect(screen.message()).toBe(words.done.undone);
});

test("an endorsement that was taken back is given again by undo", async () => {
  await screen.run(({ takeBack }) => takeBack(GIVEN, true));
  await screen.undo();
  expect(bodies()).toEqual([
    { id: "given", taken_back: true },
    { id: "given", taken_back: false },
  ]);
  expect(screen.message()).toBe(words.done.restored);
});

test("a reminder has no undo, and a refusal is shown", async () => {
  await screen.run(({ remind }) => remind(SENT));
  await screen.undo();
  expect(sent).toHaveLength(1);
  answer = () => refusal("conflict", "Reminded already");
  await screen.run(({ remind }) => remind(SENT));
  expect(screen.message()).toBe("Reminded already");
});
