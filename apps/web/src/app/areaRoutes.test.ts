import { matchRoutes } from "react-router";
import { describe, expect, it } from "vitest";
import { buildItem, buildMenu } from "../test/builders.ts";
import { areaRoutes } from "./areaRoutes.tsx";
import { firstScreen, inSidebar, routableMenu } from "./routableMenu.ts";
import type { Screen } from "./screens.ts";

const page: Screen = { load: async () => ({ Component: () => null }) };
const PAGES: Record<string, Screen> = {
  "my-skills": page,
  "your-skills": page,
  "job-requirements": page,
  jobs: page,
  "job-match-details": page,
  onboarding: { ...page, layout: "bare" },
};
const screenOf = (key: string) => PAGES[key];
const hasScreen = (key: string) => key in PAGES;
const { framed, bare } = areaRoutes(
  [...buildMenu(), buildItem("onboarding", ["Onboarding", "Onboarding"])],
  screenOf,
);

const matched = (path: string) => matchRoutes(framed, path)?.map(({ route }) => route.path ?? "index");

describe("areaRoutes", () => {
  it.each([
    ["/personal/my-skills/your-skills", ["personal/my-skills", "your-skills"]],
    ["/persoonlijk/mijn-vaardigheden/functie-eisen", ["persoonlijk/mijn-vaardigheden", "functie-eisen"]],
  ])("nests the tabs of a screen: %s", (path, expected) => {
    expect(matched(path)).toEqual(expected);
  });

  it("leads from a tabbed screen's own address to its tabs", () => {
    expect(matched("/personal/my-skills")).toEqual(["personal/my-skills", "index"]);
  });

  it("gives a detail its own page beside its parent's", () => {
    expect(matched("/jobs-&-projects/jobs/42/details")).toEqual(["jobs-&-projects/jobs/:jobId/details"]);
    expect(matched("/jobs-%26-projects/jobs")).toEqual(["jobs-&-projects/jobs"]);
  });

  it("routes a category without a screen, to lead on from it", () => {
    expect(matched("/personal")).toEqual(["personal"]);
  });

  it("does not match what is not in the menu", () => {
    expect(matched("/settings/company-profile")).toBeUndefined();
  });

  it("keeps full-screen work out of the frame", () => {
    expect(bare.map((route) => route.path)).toEqual(["onboarding"]);
    expect(matched("/onboarding")).toBeUndefined();
  });

  it("gives both languages' routes the same element, so that a switch keeps what was typed", () => {
    const [en] = matchRoutes(framed, "/jobs-&-projects/jobs") ?? [];
    const [nl] = matchRoutes(framed, "/vacatures-&-projecten/vacatures") ?? [];
    expect(en?.route.element).toMatchObject({ key: "jobs" });
    expect(nl?.route.element).toMatchObject({ key: "jobs" });
  });

  it("leads from the address of a record to its details, and from the one without it to where one is picked", () => {
    const segment = { en: "jobs/matches/:jobId/details", nl: "vacatures/matches/:jobId/details" };
    const menu = [buildItem("job-match-details", ["Match", "Match"], { segment, hidden: true })];
    const routes = areaRoutes(menu, () => ({ ...page, pickedIn: "job-matches" })).framed;
    const found = (path: string) => matchRoutes(routes, path)?.[0]?.route;
    expect(found("/jobs/matches/42/details")?.path).toBe("jobs/matches/:jobId/details");
    expect(found("/vacatures/matches/42")?.element).toMatchObject({ props: { to: "details" } });
    expect(found("/jobs/matches")?.element).toMatchObject({ props: { to: "job-matches" } });
  });

  it("leads from the address of a record that names none to where one is picked", () => {
    const segment = { en: "edit-job/:jobId", nl: "vacature-bewerken/:jobId" };
    const menu = [buildItem("edit-job", ["Edit", "Bewerken"], { segment, hidden: true })];
    const routes = areaRoutes(menu, () => ({ ...page, pickedIn: "recruiting-jobs" })).framed;
    const paths = ["/edit-job", "/vacature-bewerken", "/edit-job/42"];
    expect(paths.map((path) => matchRoutes(routes, path)?.[0]?.route.path)).toEqual([
      "edit-job",
      "vacature-bewerken",
      "edit-job/:jobId",
    ]);
  });
});

describe("routableMenu", () => {
  it("drops entries that lead nowhere, and categories left without any", () => {
    const menu = [
      ...buildMenu(),
      buildItem("settings", ["Settings", "Instellingen"], {
        children: [buildItem("billing", ["Billing", "Facturatie"])],
      }),
    ];
    expect(routableMenu(menu, hasScreen).map((item) => item.key)).toEqual(["personal", "jobs-and-projects"]);
  });

  it("shows neither tabs nor hidden entries in the sidebar", () => {
    expect(inSidebar(buildItem("tab", ["T", "T"], { icon: "" }))).toBe(false);
    expect(inSidebar(buildItem("hidden", ["H", "H"], { hidden: true }))).toBe(false);
    expect(inSidebar(buildItem("entry", ["E", "E"]))).toBe(true);
  });

  it("finds the first visible screen", () => {
    expect(firstScreen(buildMenu(), hasScreen)?.map((item) => item.key)).toEqual(["personal", "my-skills"]);
    expect(firstScreen([buildItem("onboarding", ["O", "O"], { hidden: true })], hasScreen)).toBeNull();
  });
});
