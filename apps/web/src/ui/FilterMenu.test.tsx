import { afterEach, expect, test, vi } from "vitest";
import { act } from "../test/act.ts";
import { findNamed, pressNamed, said } from "../test/drawPage.tsx";
import { draw, type OnScreen } from "../test/onScreen.tsx";
import { FilterMenu } from "./FilterMenu.tsx";

const OPTIONS = [
  { value: "a", label: "Alpha", count: 1200 },
  { value: "b", label: "Beta" },
];
const onChange = vi.fn();
let screen: OnScreen;
const open = async (more: { selected: string[]; single?: boolean; quiet?: boolean; icon?: string }) => {
  onChange.mockReset();
  screen = await draw(<FilterMenu label="Stage" options={OPTIONS} onChange={onChange} {...more} />);
};
afterEach(async () => screen.remove());
const items = () => [
  ...document.querySelectorAll<HTMLElement>("[role=menuitemcheckbox], [role=menuitemradio]"),
];
const pick = async (label: string) => {
  await act(async () =>
    items()
      .find((one) => one.textContent?.includes(label))
      ?.click(),
  );
};

test("several options: their number is on the chip, and each is added or taken away while the menu stays", async () => {
  await open({ selected: ["b"] });
  await pressNamed("Stage · 1");
  expect(items().map((one) => [one.role, one.getAttribute("aria-checked")])).toEqual([
    ["menuitemcheckbox", "false"],
    ["menuitemcheckbox", "true"],
  ]);
  expect(said()).toContain("1,200");
  await pick("Alpha");
  expect(onChange).toHaveBeenLastCalledWith(["b", "a"]);
  await pick("Beta");
  expect(onChange).toHaveBeenLastCalledWith([]);
  expect(findNamed("Stage · 1")?.getAttribute("aria-expanded")).toBe("true");
});

test("one option: it is named on the chip, replaced by another, cleared by itself, and the menu closes", async () => {
  await open({ selected: ["b"], single: true });
  await pressNamed("Stage · Beta");
  expect(items()[0]?.role).toBe("menuitemradio");
  await pick("Alpha");
  expect(onChange).toHaveBeenLastCalledWith(["a"]);
  expect(findNamed("Stage · Beta")?.getAttribute("aria-expanded")).toBe("false");
  await pressNamed("Stage · Beta");
  await pick("Beta");
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test("a setting of the display, and a filter without a selection, are shown under their label alone", async () => {
  await open({ selected: ["b"], single: true, quiet: true });
  expect(findNamed("Stage")).toBeDefined();
  await screen.remove();
  await open({ selected: [] });
  expect(findNamed("Stage")).toBeDefined();
  await screen.remove();
  await open({ selected: [], icon: "☰" });
  await pressNamed("Stage");
  expect(items()).toHaveLength(2);
});
