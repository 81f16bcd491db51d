import { afterEach, beforeEach, expect, test, vi } from "vitest";
import uploadWords from "../../../lib/words/upload.en.json";
import spokenWords from "../../../shared/spoken-languages/spoken.en.json";
import { act } from "../../../test/act.ts";
import { addressQuery, drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { choose, fieldOf, findButton, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import { refused } from "../../../test/stubServer.ts";
import words from "../onboarding.en.json";
import { OnboardingPage } from "./OnboardingPage.tsx";

const skill = (id: string, name: string) => ({ id, name, kind: "skill", group_id: null, group_name: null });
const suggestion = (id: string, name: string, more: object = {}) => ({
  skill: skill(id, name),
  level: null,
  suggested_level: 3,
  certainty: "found",
  words: null,
  excerpt: null,
  last_used: null,
  basis: "job",
  because: "Analyst",
  state: "open",
  ...more,
});
let screen: OnScreen;
let replies: Parameters<typeof serve>[0];
let server: ReturnType<typeof serve>;
const state = (more: object = {}) => ({ step: "languages", languages: [], resume: null, ...more });
beforeEach(() => {
  window.sessionStorage.clear();
  replies = {
    "GET /onboarding": () => state(),
    "PUT /onboarding": () => ({}),
    "POST /language": () => ({}),
    "GET /files": () => ({ data: [], total: 0 }),
    "GET /skill_level_description": () => ({ data: [], kinds: [], skills: [] }),
    "GET /skill_proficiency/job": () => ({ sheet: null, job_profile_id: null, can: [] }),
  };
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (at = "/") => {
  server = serve(replies);
  screen = await drawPage(
    OnboardingPage,
    { at },
    { onboarding: words, spoken: spokenWords, upload: uploadWords },
    signedInAs("employee"),
  );
  await settle();
};

test("the wizard continues where it was left, with the step in the address and in its progress", async () => {
  replies["GET /onboarding"] = () => state({ step: "resume" });
  await open();
  expect(addressQuery()).toBe("?step=resume");
  expect(document.querySelector("[aria-current=step]")?.textContent).toBe("Résumé");
  expect(document.querySelectorAll("[aria-label=Done]")).toHaveLength(1);
  await press("Continue without a résumé");
  expect(addressQuery()).toBe("?step=skills");
  expect(server.commands()).toEqual([{ call: "PUT /onboarding", body: { step: "skills" } }]);
});

test("the language of the page is taken as spoken, its level is asked, and it is saved before the next step", async () => {
  await open();
  expect(said()).toContain("English");
  await press("Save and continue");
  expect(said()).toContain("Choose a level for each language");
  expect(server.commands()).toEqual([]);
  await press("Native");
  expect(said()).not.toContain("Choose a level for each language");
  await press("Save and continue");
  expect(server.commands()).toEqual([
    { call: "POST /language", body: { languages: [{ language: "en", level: "Native" }] } },
    { call: "PUT /onboarding", body: { step: "resume" } },
  ]);
  expect(addressQuery()).toBe("?step=resume");
});

test("saved languages take the place of the guess; without any one cannot continue, and a refusal stays", async () => {
  replies["GET /onboarding"] = () => state({ languages: [{ language: "de", level: "Native" }] });
  replies["POST /language"] = refused(409);
  await open();
  expect(said()).toContain("German");
  expect(said()).not.toContain("Level of English");
  await press("Save and continue");
  expect(said()).toContain("Out of order");
  expect(addressQuery()).toBe("?step=languages");
  await pressNamed("Remove German");
  await press("Save and continue");
  expect(said()).toContain("Add at least one language you speak");
  expect(server.commands()).toHaveLength(1);
});

const RESUME = { id: "cv", name: "cv.pdf", url: "/files/cv", content_type: "application/pdf" };
const openSkills = async (skills: object[], unlinked: string[] = []) => {
  replies["GET /onboarding"] = () => state({ step: "skills", resume: RESUME });
  replies["GET /resume_review"] = () => ({
    skills,
    unlinked,
    languages: [],
    experience: [],
    education: [],
    certificates: [],
  });
  replies["POST /skill_proficiency/bulk"] = () => ({});
  await open();
};
test("what the résumé says of skills is suggested with a level to choose, selected and taken back", async () => {
  await openSkills([suggestion("sql", "SQL"), suggestion("gis", "GIS", { certainty: "guessed", level: 2 })]);
  expect(server.reads("/resume_review")).toEqual([{ file_id: "cv" }]);
  expect(said()).toContain("Suggested from your résumé");
  expect(findButton("Finish without skills")).toBeDefined();
  await press("Suggested: Intermediate");
  await pressNamed("Add SQL");
  expect(said()).toContain("Your selection · 1");
  expect(findNamed("Add SQL")).toBeUndefined();
  await pressNamed("Remove SQL");
  expect(said()).toContain("Your selection · 0");
  expect(findNamed("Add SQL")).toBeDefined();
});

test("all that were found are added at once, and saved as they were read or as they were changed", async () => {
  const read = { words: "used SQL daily", last_used: "2025-01-01" };
  await openSkills([
    suggestion("sql", "SQL", { level: 3, ...read }),
    suggestion("gis", "GIS", { level: 2, ...read }),
    suggestion("r", "R", { certainty: "guessed" }),
  ]);
  await press("Add all 2 found");
  expect(said()).toContain("Your selection · 2");
  await pressNamed("Change the level of GIS");
  await act(async () =>
    document.querySelector<HTMLElement>("[aria-labelledby=selection] input[type=radio][value='5']")?.click(),
  );
  await press("Save 2 skills and finish");
  expect(server.commands()[0]).toEqual({
    call: "POST /skill_proficiency/bulk",
    body: {
      skills: expect.arrayContaining([
        { skill_id: "sql", level: 3, source: "inferred", ...read },
        { skill_id: "gis", level: 5, source: "self", ...read },
      ]),
    },
  });
  expect(server.commands().at(-1)).toEqual({ call: "PUT /onboarding", body: { step: "done" } });
});

test("words that are no skill are searched for, and a skill that is found opens for its level", async () => {
  replies["GET /skill"] = () => ({
    data: [{ ...skill("km", "Knitting"), matched: null }],
    total: 1,
    can: [],
  });
  await openSkills([suggestion("sql", "SQL")], ["knit"]);
  await pressNamed("Search for knit");
  expect(fieldOf("Add a skill").value).toBe("knit");
  await type("Add a skill", "knitting");
  await settle(260);
  await choose("Knitting");
  expect(said()).toContain("Your selection · 1");
  expect(findNamed("Change the level of Knitting")?.getAttribute("aria-expanded")).toBe("true");
});

test("without a résumé or a job one is asked to search; leaving keeps what is there", async () => {
  replies["GET /onboarding"] = () => state({ step: "skills" });
  await open();
  await press("Finish later");
  expect(window.location.pathname).toBe("/employee");
});
