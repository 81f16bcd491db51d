import { SLOTS_MAX } from "@vaardig/contract/interviews/interviews";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { act } from "../../test/act.ts";
import { findNamed } from "../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../test/onScreen.tsx";
import words from "./interviews.en.json";
import { SlotPicker } from "./SlotPicker.tsx";

const FIRST = "2027-01-11T09:00:00.000Z";
const SECOND = "2027-01-12T09:00:00.000Z";
const THIRD = "2027-01-13T09:00:00.000Z";

function Picker({ busy = [], start = [FIRST] }: { busy?: string[]; start?: string[] }) {
  const [slots, setSlots] = useState(start);
  return (
    <SlotPicker
      slots={slots}
      minutes={45}
      suggested={[SECOND, THIRD]}
      isLooking={false}
      onChange={setSlots}
      busyAt={(slot) => (busy.includes(slot) ? ["Ilona"] : [])}
      error={undefined}
    />
  );
}

let screen: OnScreen | undefined;
afterEach(() => screen?.remove());
const show = async (busy?: string[]) => {
  screen = await draw(<Picker {...(busy && { busy })} />, { interviews: words });
};
const press = async (name: RegExp) => {
  const found = findNamed(name);
  await act(async () => {
    found?.focus();
    found?.click();
  });
  await settle();
};
const focused = () =>
  document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
const offered = () => [...document.querySelectorAll("li")].map((slot) => slot.textContent ?? "");

test("a suggested time joins the offered ones in order, and the keyboard is at the next suggestion", async () => {
  await show();
  await press(/^Tuesday 12 January/);
  expect(offered()).toHaveLength(2);
  expect(offered()[1]).toContain("Tuesday 12 January");
  expect(focused()).toContain("Wednesday 13 January");
});

test("a time is removed, and the keyboard stays among the offered ones", async () => {
  await show();
  await press(/^Tuesday 12 January/);
  await press(/Monday 11 January/);
  expect(offered()).toHaveLength(1);
  expect(focused()).toContain("Tuesday 12 January");
});

test("a time at which an interviewer is busy is not suggested, and says so where it is offered", async () => {
  await show([FIRST, SECOND]);
  expect(findNamed(/^Tuesday 12 January/)).toBeUndefined();
  expect(offered()[0]).toContain("Ilona");
});

test("no time can be added to as many as may be offered, until one is removed", async () => {
  const start = Array.from(
    { length: SLOTS_MAX },
    (_none, hour) => `2027-01-11T${String(hour + 8).padStart(2, "0")}:00:00.000Z`,
  );
  screen = await draw(<Picker start={start} />, { interviews: words });
  expect(findNamed(words["add-time"])).toBeUndefined();
  expect(findNamed(/^Tuesday 12 January/)).toBeUndefined();
  await press(/Monday 11 January/);
  expect(findNamed(words["add-time"])).toBeDefined();
});
