import { afterEach, expect, test, vi } from "vitest";
import { findNamed, pressNamed } from "../../../test/drawPage.tsx";
import { draw, findButton, type OnScreen } from "../../../test/onScreen.tsx";
import { stubServer } from "../../../test/stubServer.ts";
import words from "../organization.en.json";
import { DepartmentCard } from "./DepartmentCard.tsx";

let screen: OnScreen;
const onToggle = vi.fn();
async function open(isOpen: boolean, canAdd: ("team" | "role")[] = []) {
  stubServer({});
  screen = await draw(
    <DepartmentCard
      id="d"
      name="Grid"
      line="12 people"
      canAdd={canAdd}
      isOpen={isOpen}
      onToggle={onToggle}
    />,
    { organization: words },
  );
}
afterEach(async () => {
  onToggle.mockReset();
  await screen.remove();
  vi.unstubAllGlobals();
});
const toggle = () => findButton("Grid");

test("closed it shows no contents, and controls none", async () => {
  await open(false);
  expect(toggle()?.getAttribute("aria-expanded")).toBe("false");
  expect(toggle()?.hasAttribute("aria-controls")).toBe(false);
  await pressNamed("Grid");
  expect(onToggle).toHaveBeenCalledTimes(1);
});

test("open it says which contents its name opens and closes", async () => {
  await open(true);
  expect(toggle()?.getAttribute("aria-expanded")).toBe("true");
  const id = toggle()?.getAttribute("aria-controls") ?? "";
  expect(document.getElementById(id)).not.toBeNull();
});

test("offers to add only what may be added, each named with its department", async () => {
  await open(false, ["role"]);
  expect(findNamed(`${words.add.role}, Grid`)).toBeDefined();
  expect(findNamed(`${words.add.team}, Grid`)).toBeUndefined();
});
