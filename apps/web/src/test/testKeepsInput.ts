import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "./act.ts";
import { fieldOf, isAsked, type OnScreen, press, settle, stepBack, type } from "./onScreen.tsx";

interface LongForm {
  /** Renders the form and returns the requests sent so far. */
  open: () => Promise<{ screen: OnScreen; sent: { length: number } }>;
  /** Fills in required fields. */
  prepare?: () => Promise<void>;
  /** Label of a field that can change without making the form invalid. */
  field: string;
  /** Text typed there; "typed" by default. */
  typed?: string;
  /** Text of the save button. */
  save: string;
}

/** Tests of every long form: neither a step back, nor Enter, nor a second press of Save loses input. */
export function testKeepsInput({ open, prepare, field, typed = "typed", save }: LongForm): void {
  let screen: OnScreen | undefined;
  beforeEach(() => {
    window.history.pushState({ idx: 0 }, "", "/before");
    window.history.pushState({ idx: 1 }, "", "/form");
  });
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("a step back asks, and staying keeps what was typed", async () => {
    ({ screen } = await open());
    await type(field, typed);
    await stepBack();
    expect(isAsked("Leave without saving?")).toBe(true);
    await press("Stay here");
    expect(window.location.pathname).toBe("/form");
    expect(fieldOf(field).value).toBe(typed);
  });

  test("a step back from an untouched form asks nothing", async () => {
    ({ screen } = await open());
    await stepBack();
    expect(window.location.pathname).toBe("/before");
  });

  test("Save pressed twice is sent once", async () => {
    const opened = await open();
    ({ screen } = opened);
    await prepare?.();
    await type(field, typed);
    await press(save, 2);
    await settle(50);
    await press(save);
    expect(opened.sent).toHaveLength(1);
  });

  test("Enter in a field sends nothing", async () => {
    ({ screen } = await open());
    const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
    await act(async () => void fieldOf(field).dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
  });
}
