import { useRef } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { draw, type OnScreen } from "../../test/onScreen.tsx";
import { useFreezeForm } from "./useFreezeForm.ts";

let screen: OnScreen;
let held: { current: boolean };
function Page() {
  const form = useRef<HTMLFormElement>(null);
  held = useRef(false);
  useFreezeForm(form, held);
  return (
    <form ref={form}>
      <input id="field" />
    </form>
  );
}
beforeEach(async () => {
  screen = await draw(<Page />);
});
afterEach(async () => screen.remove());
/** Returns whether an event is kept from the field. */
function isBlocked(event: Event): boolean {
  const field = document.getElementById("field");
  let isHeard = false;
  field?.addEventListener(event.type, () => (isHeard = true), { once: true });
  field?.dispatchEvent(event);
  return event.defaultPrevented && !isHeard;
}
const of = (type: string) => new Event(type, { bubbles: true, cancelable: true });
const key = (name: string) => new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });

test.each(["beforeinput", "mousedown", "click", "paste", "drop"])(
  "%s changes nothing while it is held",
  (type) => {
    expect(isBlocked(of(type))).toBe(false);
    held.current = true;
    expect(isBlocked(of(type))).toBe(true);
    held.current = false;
    expect(isBlocked(of(type))).toBe(false);
  },
);

test.each([
  ["a", true],
  ["Enter", true],
  ["Tab", false],
  ["Escape", false],
])("the key %s is kept from a held form: %s", (name, blocked) => {
  held.current = true;
  expect(isBlocked(key(name))).toBe(blocked);
});

test("a form that is gone is not watched", async () => {
  const form = document.querySelector("form");
  held.current = true;
  await screen.remove();
  const event = of("click");
  form?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
