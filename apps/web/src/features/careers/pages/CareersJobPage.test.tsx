import { afterEach, describe, expect, test, vi } from "vitest";
import { drawPage, findNamed, said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { refused, stubServer } from "../../../test/stubServer.ts";
import { ApplicationSent } from "../apply/ApplicationSent.tsx";
import words from "../careers.en.json";
import { CompanyLine } from "../parts/CompanyLine.tsx";
import { CareersJobPage } from "./CareersJobPage.tsx";

const company = {
  name: "Noordlicht",
  slug: "noordlicht",
  industry: "",
  description: "",
  website: "",
  city: "",
  country: "NL",
  logo_url: null,
};
const job = {
  id: "01890a5d-ac96-774b-bcce-b302099a8057",
  name: "Fitter",
  department: "Grid",
  location: "Zwolle",
  hours: 36,
  salary_from: 3000,
  salary_to: 4000,
  published_at: "2026-11-01T09:00:00.000Z",
  apply_by: null,
  description: "You fit",
  available_from: "2026-12-01",
  starts_on: null,
  ends_on: null,
  skills: [
    { name: "Go", level: null, essential: false },
    { name: "SQL", level: 3, essential: true },
  ],
};
let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.unstubAllGlobals();
});
const open = async (answer: () => unknown) => {
  await screen?.remove();
  const asked = stubServer({ "GET /careers/job": answer });
  const at = `/noordlicht/${job.id}`;
  screen = await drawPage(CareersJobPage, { at, path: "/:company_slug/:jobId" }, { careers: words });
  await settle(50);
  return asked;
};

describe("a job on the careers page", () => {
  test("shows its facts, without those it lacks, and essential skills first", async () => {
    const asked = await open(() => ({ company, job }));
    expect(asked[0]?.query).toEqual({ company_slug: "noordlicht", id: job.id });
    expect(document.title).toBe("Fitter · Noordlicht");
    expect(said()).toContain("€3,000 – €4,000 per month");
    expect(said()).toContain(`${words.facts.starts}1 Dec 2026`);
    expect(said()).not.toContain(words.facts.deadline);
    expect(said()).toContain(`${words.skills.essential}SQL · Intermediate${words.skills.optional}Go`);
    expect(findNamed(words.apply)?.getAttribute("href")).toBe("#apply");
    await open(() => ({
      company,
      job: {
        ...job,
        starts_on: "2027-01-01",
        ends_on: "2027-02-01",
        skills: [{ name: "SQL", level: 3, essential: true }],
      },
    }));
    expect(said()).toContain(`${words.facts.starts}1 Jan 2027${words.facts.until}1 Feb 2027`);
    expect(said()).not.toContain(words.skills.optional);
  });

  test("that is closed, not there, or of no company says so; a failure can be tried again", async () => {
    await open(() => ({ company, job: null }));
    expect(said()).toContain(words["closed-text"]);
    await open(refused(404, {}, { code: "not_found" }) as never);
    expect(said()).toContain(words["missing-text"]);
    await open(refused(404, {}, { code: "other" }) as never);
    expect(said()).toContain(words["unknown-text"]);
    await open(refused(500) as never);
    expect(findNamed("Try again")).toBeDefined();
  });
});

test("after applying it is said what comes next, and the form can come again", async () => {
  const onAgain = vi.fn();
  screen = await draw(
    <ApplicationSent slug="n" company="Noordlicht" job="Fitter" email="a@x.example" onAgain={onAgain} />,
    { careers: words },
  );
  expect(said()).toContain("You get a confirmation at a@x.example.");
  expect(document.activeElement?.textContent).toBe(words.sent);
  expect(findNamed(words["other-jobs"])?.getAttribute("href")).toBe("/careers/n");
  await press(words.again);
  expect(onAgain).toHaveBeenCalledOnce();
});

test.each([
  ["www.n.example/", "https://www.n.example/", "www.n.example"],
  ["https://www.n.example/", "https://www.n.example/", "n.example"],
  ["HTTP://n.example", "http://n.example/", "n.example"],
])("the website %s of a company is linked whole and shown plain", async (website, href, shown) => {
  screen = await draw(<CompanyLine company={{ ...company, website }} />, { careers: words });
  expect(document.querySelector("a")?.href).toBe(href);
  expect(document.querySelector("a")?.textContent).toBe(shown);
});
