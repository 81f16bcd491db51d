import type { FirstStep } from "@vaardig/contract/dashboard/dashboard";
import { afterEach, expect, test } from "vitest";
import { drawPage, findNamed, said } from "../../../test/drawPage.tsx";
import type { OnScreen } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import words from "../dashboard.en.json";
import { FirstSteps } from "./FirstSteps.tsx";

const step = (key: FirstStep["key"], done: boolean, screen: FirstStep["leads_to"]["screen"]): FirstStep => ({
  key,
  done,
  leads_to: { screen, params: {}, query: key === "people" ? { add: "yes" } : {} },
});

let screen: OnScreen | undefined;
afterEach(() => screen?.remove());
const open = async (steps: FirstStep[]) => {
  await screen?.remove();
  const Page = () => <FirstSteps steps={steps} />;
  screen = await drawPage(Page, {}, { dashboard: words }, signedInAs("admin", "employee-list", "goals"));
};

test("the first steps count what is done, and only the next one begins here", async () => {
  await open([
    step("company_profile", true, "goals"),
    step("people", false, "employee-list"),
    step("invite", false, "employee-list"),
  ]);
  expect(said()).toContain("Get Noordlicht going");
  expect(said()).toContain("1 of 3 done");
  expect(said()).toContain("Done: Describe your company");
  expect(said()).toContain("To do: Invite your people");
  const begin = findNamed("Start here: Add people, or upload a list");
  expect(begin?.getAttribute("href")).toBe("/admin/employee-list?add=yes");
  expect(findNamed("Start here: Invite your people")).toBeUndefined();
  expect(findNamed("Invite your people")?.getAttribute("href")).toBe("/admin/employee-list");
});

test("a step on a screen that the role lacks is words without a link, and all done begins nowhere", async () => {
  await open([step("departments", false, "line-goals")]);
  expect(said()).toContain("Add departments");
  expect(document.querySelector("a")).toBeNull();
  await open([step("invite", true, "goals")]);
  expect(findNamed(/^Start here/)).toBeUndefined();
});
