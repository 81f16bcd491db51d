import type { Role } from "@vaardig/contract/roles";
import { afterEach, expect, test } from "vitest";
import { addressQuery, findNamed, pressNamed } from "../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../test/onScreen.tsx";
import { signedInAs } from "../../test/signedInAs.ts";
import words from "./approval.en.json";
import { KindSwitch, type ListCounts, ListFilters } from "./ListFilters.tsx";

let screen: OnScreen;
const open = async (role: Role, query: string, counts: ListCounts) => {
  window.history.pushState({}, "", `/${query}`);
  screen = await draw(
    <>
      <KindSwitch kind="jobs" />
      <ListFilters label="Find" counts={counts} />
    </>,
    { approval: words },
    signedInAs(role),
  );
};
afterEach(async () => screen.remove());
const chosen = () =>
  [...document.querySelectorAll(".MuiChip-root[aria-pressed=true]")].map((one) => one.textContent);
const MANY: ListCounts = [
  { filter: "all", count: 1200 },
  { filter: "mine", count: 2 },
  { filter: "overdue", count: 0 },
];

test.each([
  ["admin", "All · 1,200", "Mine · 2", "?filter=mine"],
  ["manager", "Mine · 2", "All · 1,200", "?filter=all"],
  ["employee", "Mine · 2", "All · 1,200", "?filter=all"],
] as const)("the list of an %s begins with %s; only another one is in the address", async (...row) => {
  const [role, usual, other, query] = row;
  await open(role, "", MANY);
  expect(chosen()).toEqual([usual]);
  await pressNamed(other);
  expect(addressQuery()).toBe(query);
  expect(chosen()).toEqual([other]);
  await pressNamed(usual);
  expect(addressQuery()).toBe("");
});

test("past deadlines are offered when there are any, or when they are chosen", async () => {
  await open("admin", "", MANY);
  expect(findNamed(/^Deadline passed/)).toBeUndefined();
  await screen.remove();
  await open("admin", "?filter=overdue", MANY);
  expect(findNamed("Deadline passed · 0")).toBeDefined();
  await screen.remove();
  await open("admin", "", [{ filter: "overdue", count: 1 }]);
  expect(findNamed("Deadline passed · 1")).toBeDefined();
  expect(findNamed("Drafts")).toBeDefined();
});

test("an empty list has no filters, unless one of them made it empty", async () => {
  const none: ListCounts = [{ filter: "all", count: 0 }];
  await open("admin", "", none);
  expect(chosen()).toEqual([]);
  await screen.remove();
  await open("admin", "?search=zz", none);
  expect(chosen()).toEqual(["All · 0"]);
  await screen.remove();
  await open("admin", "?filter=draft", none);
  expect(chosen()).toEqual(["Drafts"]);
});

test("the other kind is in the address, and the kind that is there cannot be left without one", async () => {
  await open("admin", "", MANY);
  await pressNamed("Projects");
  expect(addressQuery()).toBe("?kind=projects");
  await pressNamed("Jobs");
  expect(addressQuery()).toBe("?kind=projects");
});
