import { act, type ComponentType } from "react";
import { Route, Routes } from "react-router";
import { draw, type OnScreen, settle } from "./onScreen.tsx";

interface Place {
  /** The page's address; its first part fills `:id` of `path`. */
  at?: string;
  path?: string;
}

/** Draws a page at an address, when what it reads has come. */
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

/** What can be pressed, by its name. */
export function findNamed(name: string | RegExp): HTMLElement | undefined {
  const isNamed = (element: Element) => {
    const own = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return typeof name === "string" ? own === name : name.test(own);
  };
  return [...document.querySelectorAll<HTMLElement>(PRESSED)].find(isNamed);
}

/** Presses what has a name, and lets what follows happen. */
export async function pressNamed(name: string | RegExp): Promise<void> {
  const found = findNamed(name);
  if (!found) throw new Error(`Nothing to press is called ${name}`);
  await act(async () => found.click());
  await settle();
}

/** Types into a field that its `aria-label` names, and waits as long as a search does, or as told. */
export async function search(label: string, text: string, wait = 300): Promise<void> {
  const field = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
  if (!field) throw new Error(`No field "${label}"`);
  await act(async () => {
    // React hears of a value only where the element's own setter was used.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await settle(wait);
}

/** Everything that is said on screen. */
export const said = (): string => document.body.textContent ?? "";

/** Waits until a text is said; the test's own limit ends it. */
export async function untilSaid(text: string): Promise<void> {
  while (!said().includes(text)) await settle();
}

/** What the address says beside its path. */
export const addressQuery = (): string => window.location.search;
