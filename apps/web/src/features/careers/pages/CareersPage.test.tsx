import type { CareersJob } from "@vaardig/contract/careers/careers";
import { afterEach, expect, test, vi } from "vitest";
import { addressQuery, drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { type OnScreen, settle } from "../../../test/onScreen.tsx";
import { type Asked, stubServer } from "../../../test/stubServer.ts";
import words from "../careers.en.json";
import { CareersPage } from "./CareersPage.tsx";

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
const job: CareersJob = {
  id: "j1",
  name: "Fitter",
  department: "Grid",
  location: "Zwolle",
  hours: 36,
  salary_from: 3000,
  salary_to: 4000,
  published_at: "2026-11-01T09:00:00.000Z",
  apply_by: null,
};
const departments = [
  { name: "Grid", count: 1 },
  { name: "Sales", count: 2 },
];
let screen: OnScreen;
let asked: Asked;
async function open(at: string, jobs: CareersJob[]) {
  asked = stubServer({
    "GET /careers": () => ({
      data: jobs,
      total: jobs.length,
      company,
      departments,
      locations: [{ name: "Zwolle", count: 3 }],
    }),
  });
  const place = { at: `/noordlicht${at}`, path: "/:company_slug" };
  screen = await drawPage(CareersPage, place, { careers: words });
  await settle();
}
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("open jobs lead to their page; only a filter with a choice to make is offered, and is asked of the server", async () => {
  await open("", [job]);
  expect(document.title).toBe("Jobs at Noordlicht");
  expect(document.querySelector("li a")?.getAttribute("href")).toBe("/careers/noordlicht/j1");
  expect(findNamed(new RegExp(`^${words.filters.department}`))).toBeDefined();
  expect(findNamed(new RegExp(`^${words.filters.location}`))).toBeUndefined();
  await screen.remove();
  await open("?department=Grid", [job]);
  expect(asked[0]?.query).toMatchObject({ company_slug: "noordlicht", department: "Grid" });
});

test("without jobs says so, and offers to clear filters only where there are some", async () => {
  await open("", []);
  expect(said()).toContain(words.none);
  expect(findNamed("Clear filters")).toBeUndefined();
  await screen.remove();
  await open("?search=pilot&location=Zwolle", []);
  expect(said()).not.toContain(words.none);
  await pressNamed("Clear filters");
  expect(addressQuery()).toBe("");
  expect(asked.at(-1)?.query).not.toHaveProperty("location");
});
