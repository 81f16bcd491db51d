import { Link, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findNamed, pressNamed } from "../../test/drawPage.tsx";
import { draw, type OnScreen, settle, stepBack } from "../../test/onScreen.tsx";
import { HeatMap } from "./HeatMap.tsx";
import words from "./team.en.json";

const skill = {
  kind: "skill" as const,
  group_id: null,
  group_name: null,
  asked: 1,
  gaps: 0,
  able: 1,
  only: null,
};
const person = { photo_url: null, direct: true, can: [], job: null, gaps: 0 };
const skills = [
  { ...skill, id: "s1", name: "SQL" },
  { ...skill, id: "s2", name: "Welding" },
];
const ann = { ...person, id: "p1", name: "Ann Bakker", cells: [] };
const bob = { ...person, id: "p2", name: "Bob Smit", cells: [] };
let data = [ann, bob];

/** The table at its address, and another page at every other one. */
function Pages() {
  return useLocation().search === "" ? (
    <HeatMap team={{ data, skills }} label="Skills" />
  ) : (
    <Link to="/team">Team</Link>
  );
}
const BOB = /^Bob Smit, Welding/;
const tabbed = () => [...document.querySelectorAll("td a[tabindex='0']")];

let screen: OnScreen;
beforeEach(async () => {
  data = [ann, bob];
  window.history.pushState({ idx: 0 }, "", "/team");
  screen = await draw(<Pages />, { team: words });
});
afterEach(() => screen.remove());

test("the keyboard is at the cell through which the table was left, when someone steps back to it", async () => {
  await pressNamed(BOB);
  expect(findNamed(BOB)).toBeUndefined();
  // The order is another one meanwhile: the cell is the person's and the skill's, not a place.
  data = [bob, ann];
  await stepBack();
  await settle();
  expect(document.activeElement).toBe(findNamed(BOB));
  expect(tabbed()).toEqual([findNamed(BOB)]);
});

test("who comes another way starts at the first cell, and the focus stays where it is", async () => {
  await pressNamed(BOB);
  await pressNamed("Team");
  expect(tabbed()).toEqual([findNamed(/^Ann Bakker, SQL/)]);
  expect(document.activeElement).toBe(document.body);
});
