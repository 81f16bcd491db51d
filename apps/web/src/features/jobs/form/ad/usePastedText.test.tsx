import { afterEach, expect, test } from "vitest";
import { act } from "../../../../test/act.ts";
import { draw, type OnScreen } from "../../../../test/onScreen.tsx";
import { usePastedText } from "./usePastedText.ts";

const AD =
  "We are looking for a cook in Zwolle who cooks fresh meals every day for sixty guests of our house.";
let told: string[] = [];
function Page({ isOn }: { isOn: boolean }) {
  usePastedText(isOn, (text) => told.push(text));
  return <input />;
}

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  told = [];
});
async function paste(text: string, on: EventTarget = document.body) {
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  await act(async () => on.dispatchEvent(event));
  return event;
}

test("an ad that is pasted on the page is recognised", async () => {
  screen = await draw(<Page isOn />);
  expect((await paste(AD)).defaultPrevented).toBe(true);
  expect(told).toEqual([AD]);
});

test("a line, and what is pasted into a field, is not", async () => {
  screen = await draw(<Page isOn />);
  expect((await paste("Cook in Zwolle")).defaultPrevented).toBe(false);
  await paste(AD, document.querySelector("input") ?? document.body);
  expect(told).toEqual([]);
});

test("nothing is recognised while it is off", async () => {
  screen = await draw(<Page isOn={false} />);
  await paste(AD);
  expect(told).toEqual([]);
});
