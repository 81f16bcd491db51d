import { afterEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { drawPage, said } from "../../../test/drawPage.tsx";
import { type OnScreen, settle } from "../../../test/onScreen.tsx";
import { openServer } from "../../../test/openServer.ts";
import words from "../jobs.en.json";
import { OpennessCard } from "./OpennessCard.tsx";

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

/** The switch comes first, the line's tick after it. */
const boxes = () => [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
async function pressBox(at: number): Promise<void> {
  await act(async () => boxes()[at]?.click());
  await settle();
}

test("is off until it is turned on, and asks about one's line only then", async () => {
  let kept = { open: false, line_may_know: false };
  const saves = openServer("/openness", { "/openness": () => kept });
  screen = await drawPage(OpennessCard, {}, { jobs: words });
  expect(boxes().map(({ checked }) => checked)).toEqual([false]);
  expect(said()).toContain(words.openness["help-off"]);

  await pressBox(0);
  expect(saves[0]?.body).toEqual({ open: true });
  kept = { open: true, line_may_know: false };
  await saves[0]?.answer(kept);
  expect(boxes().map(({ checked }) => checked)).toEqual([true, false]);
  expect(said()).toContain(words.openness["help-open"]);

  await pressBox(1);
  expect(saves[1]?.body).toEqual({ line_may_know: true });
  kept = { open: true, line_may_know: true };
  await saves[1]?.answer(kept);
  expect(said()).toContain(words.openness["help-line"]);
});

test("stays as it was when the save is refused", async () => {
  const saves = openServer("/openness", { "/openness": () => ({ open: false, line_may_know: false }) });
  screen = await drawPage(OpennessCard, {}, { jobs: words });
  await pressBox(0);
  await saves[0]?.refuse(500, "internal_error");
  expect(boxes().map(({ checked }) => checked)).toEqual([false]);
  expect(said()).toContain(words.openness["help-off"]);
});
