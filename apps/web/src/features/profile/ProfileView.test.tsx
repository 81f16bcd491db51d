import type { Candidate } from "@vaardig/contract/profile/profile";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import uploadWords from "../../lib/words/upload.en.json";
import cardWords from "../../shared/people/card.en.json";
import resumeWords from "../../shared/resume-review/resume-review.en.json";
import ratingWords from "../../shared/skills/rating.en.json";
import spokenWords from "../../shared/spoken-languages/spoken.en.json";
import { drawPage, findNamed, said } from "../../test/drawPage.tsx";
import { findButton, isAsked, type OnScreen, press, settle } from "../../test/onScreen.tsx";
import { serve } from "../../test/serve.ts";
import { signedInAs } from "../../test/signedInAs.ts";
import { ProfileView } from "./ProfileView.tsx";
import words from "./profile.en.json";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const record = (more: object = {}): Candidate["private"] =>
  ({
    first_name: "Anna",
    last_name: "de Vries",
    email: "anna@mail.example",
    phone: "06",
    location: "Assen",
    gender: "Undefined",
    join_date: null,
    availability: 32,
    system_role: "employee",
    status: "active",
    languages: [{ language: "nl", level: "Native" }],
    resume: null,
    picture: null,
    created_at: "2026-01-01T00:00:00.000Z",
    ...more,
  }) as never;
const person = (more: object = {}) =>
  ({
    id: ID,
    name: "Anna de Vries",
    photo_url: null,
    headline: "Planner",
    about: null,
    role: null,
    job_profile: null,
    department: null,
    team: null,
    manager: null,
    skills_public: true,
    skills: [],
    version: 3,
    can: ["edit"],
    private: record(),
    ...more,
  }) as unknown as Candidate;
const experience = (more: object = {}) => ({
  id: "e1",
  position: "Planner",
  company: "Noordlicht",
  start_date: "2024-02-01",
  end_date: null,
  current_job: true,
  description: "Plans.",
  version: 2,
  can: ["edit", "delete"],
  ...more,
});
const education = {
  id: "d1",
  degree: "Logistics",
  institution: "Hanze",
  level: "Bachelor",
  started: "2016-09-01",
  finished: "2020-07-01",
  version: 5,
  can: ["edit", "delete"],
};
let screen: OnScreen;
let replies: Parameters<typeof serve>[0];
let server: ReturnType<typeof serve>;
beforeEach(() => {
  replies = {
    "GET /candidate": () => ({ candidates: [person()] }),
    "GET /experience": () => ({ data: [experience()], total: 1, can: ["add"] }),
    "GET /education": () => ({ data: [education], total: 1, can: ["add"] }),
    "GET /certificate": () => ({ data: [], total: 0, can: [] }),
    "GET /skill_proficiency": () => ({ data: [], total: 0, can: [] }),
    "GET /skill_level_description": () => ({ data: [], kinds: [], skills: [] }),
  };
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (id?: string) => {
  server = serve(replies);
  screen = await drawPage(
    () => <ProfileView id={id} />,
    {},
    {
      profile: words,
      card: cardWords,
      "resume-review": resumeWords,
      rating: ratingWords,
      spoken: spokenWords,
      upload: uploadWords,
    },
    signedInAs("employee", "your-skills"),
  );
  await settle();
};

test("my own profile has what is missing, how colleagues see me and my private record", async () => {
  await open();
  expect(server.reads("/candidate")).toEqual([{}]);
  expect(findButton("How colleagues see you")).toBeDefined();
  expect(said()).toContain("Complete your profile");
  expect(said()).toContain("For you, your managers and HR");
  expect(said()).toContain("32 hours per week");
  expect(findButton("Edit name and gender")).toBeDefined();
  expect(said()).not.toContain("Account");
  await press("Add a picture");
  expect(isAsked("Profile picture")).toBe(true);
});

test("someone else's has no completeness, and its account's state", async () => {
  await open(ID);
  expect(server.reads("/candidate")).toEqual([{ id: ID }]);
  expect(said()).not.toContain("Complete your profile");
  expect(findButton("How colleagues see you")).toBeUndefined();
  expect(said()).toContain("For this person, their managers and HR");
  expect(said()).toContain("Account");
  expect(findButton("Edit name and gender")).toBeUndefined();
});

test("without access there is the public card alone", async () => {
  replies["GET /candidate"] = () => ({ candidates: [person({ private: null, can: [] })] });
  await open(ID);
  expect(said()).not.toContain("Private");
  expect(server.reads("/experience")).toEqual([]);
});

test("an external has no public card, and an account's state is no one's business", async () => {
  replies["GET /candidate"] = () => ({
    candidates: [person({ private: record({ system_role: "freelancer" }) })],
  });
  await open();
  expect(findButton("How colleagues see you")).toBeUndefined();
  expect(said()).toContain("For you, recruiters and HR");
});

test("skills that are hidden from colleagues are hidden in their view too", async () => {
  const skills = [
    { skill: { id: "s", name: "Knitting", kind: "skill" }, level: 3, source: "self", endorsed_by: [] },
  ];
  replies["GET /candidate"] = () => ({ candidates: [person({ skills, skills_public: false })] });
  await open();
  await press("How colleagues see you");
  expect(isAsked("Knitting")).toBe(false);
  await screen.remove();
  replies["GET /candidate"] = () => ({ candidates: [person({ skills })] });
  await open();
  await press("How colleagues see you");
  expect(isAsked("Knitting")).toBe(true);
});

test("what may not be changed has no buttons", async () => {
  replies["GET /candidate"] = () => ({ candidates: [person({ can: [] })] });
  replies["GET /experience"] = () => ({ data: [experience({ can: [] })], total: 1, can: [] });
  await open(ID);
  for (const name of [
    "Add work experience",
    "Edit Planner",
    "Delete Planner",
    "Edit languages",
    "Change picture",
  ])
    expect(findNamed(name)).toBeUndefined();
});

test("a résumé is downloaded by who may not change it, and none is said", async () => {
  const resume = { id: "f", name: "cv.pdf", url: "/files/f", content_type: "application/pdf" };
  replies["GET /candidate"] = () => ({ candidates: [person({ can: [], private: record({ resume }) })] });
  await open(ID);
  expect(findNamed("cv.pdf")?.getAttribute("href")).toBe("/files/f");
  await screen.remove();
  replies["GET /candidate"] = () => ({ candidates: [person({ can: [] })] });
  await open(ID);
  expect(said()).toContain("No resume found!");
});
