import { afterEach, expect, test, vi } from "vitest";
import { findNamed, pressNamed, said } from "../test/drawPage.tsx";
import { draw, type OnScreen } from "../test/onScreen.tsx";
import { FoldingRecordHeader } from "./FoldingRecordHeader.tsx";

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
async function open(isPhone: boolean) {
  vi.stubGlobal("matchMedia", () => ({
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  screen = await draw(
    <FoldingRecordHeader
      name="Noor Visser"
      picture={(size) => <i data-size={size} />}
      about="Fitter · Delft"
      chips={<span>Active</span>}
      acts={<button type="button">Email</button>}
      menu={(isFolded) => <button type="button">{isFolded ? "Menu with Email" : "Menu"}</button>}
    >
      noor@mail.example
    </FoldingRecordHeader>,
  );
}

test("a desktop shows everything at once", async () => {
  await open(false);
  expect(said()).toContain("noor@mail.example");
  expect(findNamed("Email")).toBeDefined();
  expect(findNamed(/about Noor/)).toBeUndefined();
});

test("a phone begins with one line and the menu, and unfolds the rest in place", async () => {
  await open(true);
  expect(said()).toContain("Fitter · Delft");
  expect(said()).not.toContain("noor@mail.example");
  expect(findNamed("Email")).toBeUndefined();
  expect(findNamed("Menu with Email")).toBeDefined();
  expect(document.querySelector("[data-size='40']")).not.toBeNull();
  const toggle = findNamed("More about Noor Visser");
  toggle?.focus();
  await pressNamed("More about Noor Visser");
  expect(said()).toContain("noor@mail.example");
  expect(findNamed("Email")).toBeDefined();
  expect(findNamed("Menu")).toBeDefined();
  expect(document.activeElement).toBe(findNamed("Less about Noor Visser"));
  await pressNamed("Less about Noor Visser");
  expect(said()).not.toContain("noor@mail.example");
});
