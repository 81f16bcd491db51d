import type { ComponentType } from "react";
import { Route, Routes } from "react-router";
import { act } from "./act.ts";
import { draw, type OnScreen, settle } from "./onScreen.tsx";

interface Place {
  /** URL of the page; its first segment fills `:id` of `path`. */
  at?: string;
  path?: string;
}

/** Renders a page at a URL and waits for its data. */
export async function drawPage(
  Page: ComponentType,
  { at = "/", path = "*" }: Place,
  ...[words, slices]: [words?: Record<string, object>, slices?: Parameters<typeof draw>[2]]
): Promise<OnScreen> {
  window.history.pushState({}, "", at);
  const screen = await draw(
    <Routes>
      <Route path={path} element={<Page />} />
    </Routes>,
    words,
    slices,
  );
  await settle();
  return screen;
}

const PRESSED = "button, a, [role=button], [role=menuitemradio], [role=tab]";

/** Returns the pressable element with a name. */
export function findNamed(name: string | RegExp): HTMLElement | undefined {
  const isNamed = (element: Element) => {
    const own = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return typeof name === "string" ? own === name : name.test(own);
  };
  return [...document.querySelectorAll<HTMLElement>(PRESSED)].find(isNamed);
}

/** Clicks the element with a name and waits for the effects. */
export async function pressNamed(name: string | RegExp): Promise<void> {
  const found = findNamed(name);
  if (!found) throw new Error(`Nothing to press is called ${name}`);
  await act(async () => found.click());
  await settle();
}

/** Types into the field with an `aria-label`, then waits for the debounce, or for `wait` milliseconds. */
export async function search(label: string, text: string, wait = 300): Promise<void> {
  const field = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
  if (!field) throw new Error(`No field "${label}"`);
  await act(async () => {
    // React only notices a value set by the element's own setter.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await settle(wait);
}

/** Returns all text on screen. */
export const said = (): string => document.body.textContent ?? "";

/** Waits until a text is on screen; limited by the test's own timeout. */
export async function untilSaid(text: string): Promise<void> {
  while (!said().includes(text)) await settle();
}

/** Returns the query string of the URL. */
export const addressQuery = (): string => window.location.search;
