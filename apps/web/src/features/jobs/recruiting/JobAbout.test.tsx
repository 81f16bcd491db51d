import type { JobDetail } from "@vaardig/contract/jobs/jobs";
import { afterEach, expect, test } from "vitest";
import { buildVacancy } from "../../../test/builders.ts";
import { said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import words from "../jobs.en.json";
import { JobAbout } from "./JobAbout.tsx";

let screen: OnScreen;
afterEach(async () => screen.remove());
async function open(more: object = {}, ...screens: Parameters<typeof signedInAs>[1][]) {
  const job = { ...buildVacancy(), headcount: 1, ...more } as JobDetail;
  screen = await draw(<JobAbout job={job} />, { jobs: words }, signedInAs("moderator", ...screens));
  return said();
}
const PAST = { closing: "passed", publication: "open", apply_by: "2026-03-01" };

test("says when it starts, its period and whether it is shown outside, where that is known", async () => {
  const bare = await open({ external: false, available_from: null, starts_on: null, ends_on: null });
  expect(bare).not.toMatch(/2026|2027/);
  expect(bare).not.toContain(words["shown-outside"]);
  await screen.remove();
  const text = await open({
    external: true,
    available_from: "2026-02-01",
    starts_on: "2026-03-01",
    ends_on: "2027-04-01",
  });
  for (const part of ["1 Feb 2026", "1 Mar 2026", "1 Apr 2027", words["shown-outside"]])
    expect(text).toContain(part);
});

test.each([
  ["warned of while applications still come", PAST, true],
  ["not warned of where it is closed", { ...PAST, publication: "closed" }, false],
  ["not warned of before", { ...PAST, closing: "soon" }, false],
])("a deadline that passed is %s", async (_what, more, isWarned) => {
  await open(more);
  expect(document.querySelector("[role=alert]") !== null).toBe(isWarned);
});

test("the project of a role is led to where the reader has its screen", async () => {
  const project = { project: { id: "p1", name: "Bridge" } };
  expect(await open(project)).toContain("Bridge");
  expect(document.querySelector("a")).toBeNull();
  await screen.remove();
  await open(project, "recruiting-project");
  expect(document.querySelector("a")?.textContent).toBe("Bridge");
  await screen.remove();
  expect(await open()).not.toContain(words["role-of"]);
});
