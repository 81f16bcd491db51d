import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { momentOf, NO_MOMENT, type TypedMoment } from "../lib/language/typedMoment.ts";
import { act } from "../test/act.ts";
import { draw, fieldOf, type OnScreen, type } from "../test/onScreen.tsx";
import { MomentField } from "./MomentField.tsx";

let screen: OnScreen | undefined;
let value: TypedMoment;
const onEnter = vi.fn();

function Reminder() {
  const [typed, setTyped] = useState(NO_MOMENT);
  value = typed;
  return (
    <MomentField label="Remind me" value={typed} onChange={setTyped} min="2026-12-01" onEnter={onEnter} />
  );
}

afterEach(() => screen?.remove());

test("a day and a time are typed as the reader writes them, never in the browser's format", async () => {
  screen = await draw(<Reminder />);
  expect(fieldOf("Remind me").placeholder).toBe("dd/mm/yyyy");
  expect(fieldOf("Time").placeholder).toBe("hh:mm");
  expect(document.querySelector("[type=datetime-local], [type=time]")).toBeNull();
  await type("Remind me", "3-12-2026");
  expect(momentOf(value)).toBeNull();
  await type("Time", "1430");
  expect(momentOf(value)).toBe(new Date(2026, 11, 3, 14, 30).toISOString());
  await act(async () => {
    fieldOf("Time").dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  });
  expect(fieldOf("Time").value).toBe("14:30");
});

test("the calendar begins at the first day that counts, and Enter acts without sending the form", async () => {
  screen = await draw(<Reminder />);
  expect(document.querySelector<HTMLInputElement>("[type=date]")?.min).toBe("2026-12-01");
  const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  await act(async () => void fieldOf("Time").dispatchEvent(event));
  expect([event.defaultPrevented, onEnter.mock.calls.length]).toEqual([true, 1]);
});
