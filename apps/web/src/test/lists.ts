import { act } from "./act.ts";
import { pressNamed } from "./drawPage.tsx";
import { choose, fieldOf, settle } from "./onScreen.tsx";

const texts = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ textContent }) => textContent ?? "");

/** Texts of the options of the open list. */
export const optionTexts = (): string[] => texts("[role=option]");

/** Texts of the entries of the open menu. */
export const menuTexts = (): string[] => texts("[role=menuitem]");

/** Opens the list of a field. */
export async function openList(label: string): Promise<void> {
  const field = fieldOf(label);
  await act(async () => {
    field.focus();
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
  });
  await settle();
}

/** Opens the list of a field and selects the option that starts so. */
export async function pick(label: string, option: string): Promise<void> {
  await openList(label);
  await choose(option);
}

/** Opens the list of a select field, which has no input, by its label. */
export async function openSelect(label: string): Promise<void> {
  const named = [...document.querySelectorAll("label")].find((one) => one.textContent?.startsWith(label));
  const box = [...document.querySelectorAll("[role=combobox]")].find(
    (one) =>
      (named && one.getAttribute("aria-labelledby")?.split(" ").includes(named.id)) ||
      one.getAttribute("aria-label") === label,
  );
  if (!box) throw new Error(`No select field "${label}"`);
  await act(async () => void box.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, button: 0 })));
  await settle();
}

/** Selects an option of a select field. */
export async function pickSelect(label: string, option: string): Promise<void> {
  await openSelect(label);
  await choose(option);
}

/** Presses the entry of the open menu that starts so. */
export async function pressEntry(name: string): Promise<void> {
  const entry = [...document.querySelectorAll<HTMLElement>("[role=menuitem]")].find((one) =>
    one.textContent?.startsWith(name),
  );
  if (!entry) throw new Error(`No menu entry "${name}"`);
  await act(async () => entry.click());
  await settle();
}

/** Opens a menu by its button and presses an entry. */
export async function pressIn(menu: string | RegExp, entry: string): Promise<void> {
  await pressNamed(menu);
  await pressEntry(entry);
}

/** Clicks what a label names: a radio, a box to tick. */
export async function tick(label: string): Promise<void> {
  const named = [...document.querySelectorAll("label")].find((one) => one.textContent?.startsWith(label));
  const box =
    named?.control ??
    named?.querySelector<HTMLInputElement>("input") ??
    document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
  if (!box) throw new Error(`Nothing to tick is called "${label}"`);
  await act(async () => box.click());
  await settle();
}

/** Presses the button of the open sheet or dialog, where the page behind has one of the same name. */
export async function pressInSheet(name: string): Promise<void> {
  const found = [
    ...document.querySelectorAll<HTMLElement>("[role=dialog] button, [role=alertdialog] button"),
  ];
  const button = found.findLast(({ textContent }) => textContent === name);
  if (!button) throw new Error(`No button "${name}" in the sheet`);
  await act(async () => button.click());
  await settle();
}
