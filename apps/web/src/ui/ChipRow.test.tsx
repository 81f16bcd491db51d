import { afterEach, expect, test, vi } from "vitest";
import { pressNamed } from "../test/drawPage.tsx";
import { draw, type OnScreen } from "../test/onScreen.tsx";
import { ChipRow } from "./ChipRow.tsx";
import { FilterChip } from "./FilterChip.tsx";

let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.restoreAllMocks();
});

test("a row with a name is a group of that name, and another is none", async () => {
  screen = await draw(<ChipRow label="Show">x</ChipRow>);
  expect(document.querySelector("[role=group]")?.getAttribute("aria-label")).toBe("Show");
  await screen.remove();
  screen = await draw(<ChipRow>x</ChipRow>);
  expect(document.querySelector("[role=group]")).toBeNull();
});

test("the chosen filter is scrolled into view", async () => {
  vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    return this.getAttribute("aria-pressed") === "true" ? 400 : 20;
  });
  const onToggle = () => undefined;
  screen = await draw(
    <ChipRow label="Show">
      <FilterChip label="All" selected={false} onToggle={onToggle} />
      <FilterChip label="Mine" selected onToggle={onToggle} />
    </ChipRow>,
  );
  expect(document.querySelector("[role=group]")?.scrollLeft).toBe(364);
});

test("a filter says whether it is chosen, and how many it finds, none among them", async () => {
  const onToggle = vi.fn();
  screen = await draw(
    <>
      <FilterChip label="All" count={1234} selected onToggle={onToggle} />
      <FilterChip label="Mine" count={0} selected={false} onToggle={onToggle} />
      <FilterChip label="Open" selected={false} onToggle={onToggle} />
    </>,
  );
  const chips = [...document.querySelectorAll("[aria-pressed]")];
  expect(chips.map((one) => [one.textContent, one.getAttribute("aria-pressed")])).toEqual([
    ["All · 1,234", "true"],
    ["Mine · 0", "false"],
    ["Open", "false"],
  ]);
  await pressNamed("Open");
  expect(onToggle).toHaveBeenCalledTimes(1);
});
