import type { JobDetail } from "@vaardig/contract/jobs/jobs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildVacancy } from "../../../test/builders.ts";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { stubServer } from "../../../test/stubServer.ts";
import words from "../jobs.en.json";
import { Applicants } from "../recruiting/Applicants.tsx";
import { DescriptionCard } from "../recruiting/DescriptionCard.tsx";
import { ContactCard } from "./ContactCard.tsx";
import { Deadline } from "./Deadline.tsx";
import { JobFacts } from "./JobFacts.tsx";
import { MatchedName } from "./MatchedName.tsx";
import { ProjectLink } from "./ProjectLink.tsx";

let screen: OnScreen | undefined;
// The public card asks for its person; what it shows is tested beside it.
beforeEach(() => void stubServer({}));
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
const text = async (part: React.ReactNode, slices = {}) => {
  await screen?.remove();
  screen = await draw(part, { jobs: words }, slices);
  return document.body.textContent ?? "";
};
const PERSON = { id: "p", name: "Anna", photo_url: null };

test("a job's facts leave out what is not known; a salary may have no upper end", async () => {
  const full = buildVacancy({ location: "Assen", hours: 32, salary_from: 3000, salary_to: 4000 });
  expect(await text(<JobFacts job={full} />)).toBe(
    "IT & Data · Assen · 32 hours per week · €3,000 – €4,000 per month",
  );
  expect(await text(<JobFacts job={{ ...full, hours: null, salary_to: null }} />)).toBe(
    "IT & Data · Assen · From €3,000 per month",
  );
  expect(await text(<JobFacts job={{ ...full, salary_from: null }} />)).not.toContain("month");
});

test("the last day to apply is said before and after it, and not without one", async () => {
  const at = { apply_by: "2026-05-01" };
  expect(await text(<Deadline job={{ ...at, closing: "soon" }} />)).toBe("Apply by 1 May 2026");
  expect(await text(<Deadline job={{ ...at, closing: "passed" }} />)).toBe(
    "Applications closed on 1 May 2026",
  );
  expect(await text(<Deadline job={{ apply_by: null, closing: null }} />)).toBe("");
});

test("a project is named, and linked for those who have its screen", async () => {
  const job = { project: { id: "7", name: "Sea" } };
  expect(await text(<ProjectLink job={job} />)).toBe("Project: Sea");
  expect(document.querySelector("a")).toBeNull();
  await text(<ProjectLink job={job} />, signedInAs("employee", "project-details"));
  expect(document.querySelector("a")?.getAttribute("href")).toContain("project-details");
  expect(await text(<ProjectLink job={{ project: null }} />)).toBe("");
});

test("the contact is written to, the hiring manager only named, and without both there is no card", async () => {
  const contact = { ...PERSON, name: "Bo", email: "bo@noordlicht.example" };
  expect(await text(<ContactCard job={{ hiring_manager: PERSON, contact }} />)).toContain(
    `${words.contact["hiring-manager"]}Anna`,
  );
  expect(document.querySelector("a")?.getAttribute("href")).toBe("mailto:bo@noordlicht.example");
  const alone = await text(<ContactCard job={{ hiring_manager: PERSON, contact: null }} />);
  expect(alone).toContain("Anna");
  expect(alone).not.toContain(words.contact.contact);
  expect(await text(<ContactCard job={{ hiring_manager: null, contact: null }} />)).toBe("");
});

test.each([
  [true, "employee-details"],
  [false, "candidate-profile"],
] as const)("the name of a ranked person (internal: %s) opens their %s", async (internal, key) => {
  const slices = signedInAs("admin", "employee-details", "candidate-profile");
  await text(<MatchedName person={{ ...PERSON, internal }} onCard={() => undefined} />, slices);
  expect(document.querySelector("a")?.getAttribute("href")).toContain(key);
});

test("the name opens the public card where the reader has no screen for the profile", async () => {
  const opened: string[] = [];
  await text(<MatchedName person={{ ...PERSON, internal: true }} onCard={() => opened.push("card")} />);
  document.querySelector("button")?.click();
  expect(opened).toEqual(["card"]);
});

test("applicants are summed and shown by stage", async () => {
  const stages = [
    { stage: "Application", count: 2 },
    { stage: "Interview", count: 1 },
  ] as const;
  expect(await text(<Applicants stages={[...stages]} />)).toBe("3 applicants2 applied · 1 interviewing");
  expect(await text(<Applicants stages={[]} />)).toBe(words["no-applicants"]);
});

test("a description names its profile, and says when there are no skills and no words", async () => {
  const job = { description: "", skills: [] } as unknown as JobDetail;
  const about = await text(<DescriptionCard job={job} profile={{ id: "x", name: "Cook" }} />);
  expect(about).toContain("Based on job profile Cook");
  expect(about).toContain(words["no-description"]);
  expect(about).toContain(words["no-skills"]);
  expect(await text(<DescriptionCard job={job} profile={null} />)).not.toContain("Based on");
});
