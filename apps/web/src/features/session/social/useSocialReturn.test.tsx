import { useEffect, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { drawHook, type HookOnScreen } from "../../../test/drawHook.tsx";
import { settle } from "../../../test/onScreen.tsx";
import { recordSent, refusal, type Sent } from "../../../test/recordSent.ts";
import words from "../session.en.json";
import { useSocialReturn } from "./useSocialReturn.ts";

const onSecondStep = vi.fn();
const drawn = vi.fn();
/** The page draws itself again at once, each time with another function for the second step. */
function useIt() {
  const [, again] = useState(false);
  useEffect(() => again(true), []);
  drawn();
  return useSocialReturn((details) => onSecondStep(details));
}

let screen: HookOnScreen<ReturnType<typeof useSocialReturn>>;
let sent: Sent[];
async function open(query: string, answer: () => unknown = () => new Promise(() => undefined)) {
  onSecondStep.mockReset();
  drawn.mockReset();
  sent = recordSent(answer);
  window.history.pushState({}, "", `/sign-in?${query}`);
  screen = await drawHook(useIt, { session: words });
  await settle();
}
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("the code that the other service sent back is used once, and stays in no address", async () => {
  await open("social=abc");
  expect(sent.map(({ body }) => body)).toEqual([{ code: "abc" }]);
  expect(window.location.search).toBe("");
  expect(screen.result().busy).toBe(true);
});

test("a refusal says why, and lets one sign in another way", async () => {
  await open("social=abc", () => refusal("account_deactivated", "Your account was deactivated"));
  expect(screen.result()).toEqual({ busy: false, refused: "Your account was deactivated" });
});

test("what went wrong with the other service is shown, and asks nothing", async () => {
  await open("social_error=social_denied");
  expect(sent).toEqual([]);
  expect(screen.result().refused).toMatch(/./);
  expect(window.location.search).toBe("");
  expect(drawn.mock.calls.length).toBeLessThan(10);
});
