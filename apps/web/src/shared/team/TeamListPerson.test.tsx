import { TEAM_CELL, type TeamCell, type TeamPerson, type TeamSkill } from "@vaardig/contract/team/team";
import { afterEach, expect, test } from "vitest";
import { act } from "../../test/act.ts";
import { drawPage, findNamed, said } from "../../test/drawPage.tsx";
import { type OnScreen, settle } from "../../test/onScreen.tsx";
import { signedInAs } from "../../test/signedInAs.ts";
import { TeamListPerson } from "./TeamListPerson.tsx";
import words from "./team.en.json";

const skills = ["SQL", "GIS", "Java"].map((name) => ({ id: name, name, kind: "skill" })) as TeamSkill[];
let screen: OnScreen | undefined;
const open = async (cells: TeamCell[], more: Partial<TeamPerson> = {}) => {
  await screen?.remove();
  const person = {
    id: "p",
    name: "Anna",
    photo_url: null,
    job: "Analyst",
    gaps: 0,
    cells,
    ...more,
  } as TeamPerson;
  const Page = () => <TeamListPerson {...{ person, skills }} />;
  screen = await drawPage(Page, {}, { team: words }, signedInAs("manager", "employee-fit"));
};
afterEach(() => screen?.remove());
const opener = () => document.querySelector<HTMLElement>("[aria-expanded]");
const rows = () => [...document.querySelectorAll("li li")].map((row) => row.textContent ?? "");

test("a person opens to gaps and what waits, and to nothing that is fine", async () => {
  await open(
    [
      [0, 2, 4, 0],
      [1, 3, 3, TEAM_CELL.waiting],
      [2, 4, 4, TEAM_CELL.confirmed],
    ],
    { gaps: 1 },
  );
  expect(said()).toContain("1 gap");
  expect(said()).toContain("1 to confirm");
  const list = document.getElementById(opener()?.getAttribute("aria-controls") ?? "");
  expect(list?.hidden).toBe(true);
  await act(async () => opener()?.click());
  await settle();
  expect(list?.hidden).toBe(false);
  expect(rows()).toHaveLength(2);
  expect(rows()[0]).toContain("SQL");
  expect(rows()[0]).not.toContain("to confirm");
  expect(rows()[1]).toContain("to confirm");
  await act(async () => opener()?.click());
  expect(list?.hidden).toBe(true);
});

test("someone without gaps opens to nothing, and is distinguished from someone without a job profile", async () => {
  await open([[0, 4, 4, 0]]);
  expect(opener()).toBeNull();
  expect(said()).toContain("no gaps");
  expect(said()).toContain("Analyst");
  await open([], { job: null });
  expect(said()).toContain("No job profile yet");
  expect(findNamed(/Anna/)?.getAttribute("href")).toContain("/manager/employee-fit");
});
