import type { Candidate } from "@vaardig/contract/profile/profile";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import uploadWords from "../../lib/words/upload.en.json";
import cardWords from "../../shared/people/card.en.json";
import resumeWords from "../../shared/resume-review/resume-review.en.json";
import ratingWords from "../../shared/skills/rating.en.json";
import spokenWords from "../../shared/spoken-languages/spoken.en.json";
import { act } from "../../test/act.ts";
import { drawPage, pressNamed, said } from "../../test/drawPage.tsx";
import { choose, fieldOf, type OnScreen, openSelect, press, settle, type } from "../../test/onScreen.tsx";
import { serve } from "../../test/serve.ts";
import { signedInAs } from "../../test/signedInAs.ts";
import { refused } from "../../test/stubServer.ts";
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

test("a job is changed over its version, and a present one has no end", async () => {
  replies["PUT /experience"] = () => experience();
  await open();
  expect(said()).toContain("Feb 2024 – now");
  await pressNamed("Edit Planner");
  expect(() => fieldOf("End date")).toThrow();
  await type("Position", "Chief planner");
  await press("Save work experience");
  expect(server.commands()).toEqual([
    {
      call: "PUT /experience",
      body: {
        id: "e1",
        version: 2,
        position: "Chief planner",
        company: "Noordlicht",
        start_date: "2024-02-01",
        end_date: null,
        current_job: true,
        description: "Plans.",
      },
    },
  ]);
  expect(screen.message()).toBe("Work experience saved");
});

test("a job that ended asks for its end", async () => {
  replies["POST /experience"] = () => experience();
  await open();
  await pressNamed("Add work experience");
  await type("Position", "Planner");
  await type("Company", "Noordlicht");
  await type("Start date", "01/02/2020");
  await press("Save work experience");
  expect(server.commands()).toEqual([]);
  expect(fieldOf("End date").getAttribute("aria-invalid")).toBe("true");
  await type("End date", "01/02/2022");
  await press("Save work experience");
  expect(server.commands()[0]).toMatchObject({
    call: "POST /experience",
    body: { user_id: ID, end_date: "2022-02-01", current_job: false },
  });
});

test("a job that ended keeps its end when something else of it is changed", async () => {
  replies["GET /experience"] = () => ({
    data: [experience({ current_job: false, end_date: "2025-03-01" })],
    total: 1,
    can: [],
  });
  replies["PUT /experience"] = () => experience();
  await open();
  await pressNamed("Edit Planner");
  await type("Company", "Zuidlicht");
  await press("Save work experience");
  expect(server.commands()[0]?.body).toMatchObject({
    company: "Zuidlicht",
    end_date: "2025-03-01",
    current_job: false,
  });
});

test("a job that is deleted comes back by undo as it was; a refusal is said", async () => {
  replies["DELETE /experience"] = () => ({});
  replies["POST /experience"] = () => experience();
  await open();
  await pressNamed("Delete Planner");
  await settle();
  expect(server.commands()).toEqual([{ call: "DELETE /experience", query: { id: "e1" } }]);
  await screen.undo();
  expect(server.commands()[1]).toEqual({
    call: "POST /experience",
    body: {
      user_id: ID,
      position: "Planner",
      company: "Noordlicht",
      start_date: "2024-02-01",
      end_date: null,
      current_job: true,
      description: "Plans.",
    },
  });
  await screen.remove();
  replies["DELETE /experience"] = refused(409);
  await open();
  await pressNamed("Delete Planner");
  await settle();
  expect(screen.message()).toBe("Out of order");
});

test("education is added for this person, and deleted with undo", async () => {
  replies["POST /education"] = () => education;
  replies["DELETE /education"] = () => ({});
  replies["PUT /education"] = () => education;
  await open(ID);
  expect(said()).toContain("Hanze · Bachelor");
  await pressNamed("Edit Logistics");
  await type("Degree", "Planning");
  await press("Save education");
  expect(server.commands()[0]).toMatchObject({
    call: "PUT /education",
    body: { id: "d1", version: 5, degree: "Planning" },
  });
  await pressNamed("Delete Logistics");
  await settle();
  await screen.undo();
  expect(server.commands().slice(1)).toEqual([
    { call: "DELETE /education", query: { id: "d1" } },
    {
      call: "POST /education",
      body: {
        user_id: ID,
        degree: "Logistics",
        institution: "Hanze",
        level: "Bachelor",
        started: "2016-09-01",
        finished: "2020-07-01",
      },
    },
  ]);
});

test("only what changed of the name is sent, over the version that is shown", async () => {
  replies["PUT /user"] = () => ({});
  await open();
  await press("Edit name and gender");
  await type("Last name", "Jansen");
  await openSelect("Gender");
  await choose("Female");
  await press("Save");
  expect(server.commands()).toEqual([
    { call: "PUT /user", body: { id: ID, version: 3, last_name: "Jansen", gender: "Female" } },
  ]);
  expect(screen.message()).toBe("Profile saved");
});

test("languages need a level each and at least one, and are saved for this person", async () => {
  replies["POST /language"] = () => ({});
  await open();
  await pressNamed("Edit languages");
  await type("Add a language", "German");
  await choose("German");
  await press("Save languages");
  expect(server.commands()).toEqual([]);
  expect(said()).toContain("Choose a level for each language");
  await pressNamed("Remove German");
  await pressNamed("Remove Dutch");
  await press("Save languages");
  expect(said()).toContain("Add at least one language you speak");
  await type("Add a language", "German");
  await choose("German");
  await press("Advanced");
  await press("Save languages");
  expect(server.commands()).toEqual([
    { call: "POST /language", body: { user_id: ID, languages: [{ language: "de", level: "Advanced" }] } },
  ]);
  expect(screen.message()).toBe("Languages saved");
});

test("a picture is sent for this person, replaced and removed", async () => {
  const picture = { id: "pic", name: "me.png", url: "/files/pic", content_type: "image/png" };
  replies["GET /candidate"] = () => ({ candidates: [person({ private: record({ picture }) })] });
  replies["POST /files"] = () => ({ ...picture, id: "new" });
  replies["DELETE /files"] = () => ({});
  await open(ID);
  await pressNamed("Change picture");
  const input = document.querySelector<HTMLInputElement>("[role=dialog] input[type=file]");
  Object.defineProperty(input, "files", { value: [new File(["x"], "me.png")] });
  await act(async () => void input?.dispatchEvent(new Event("change", { bubbles: true })));
  await settle();
  expect(server.commands()[0]).toMatchObject({
    call: "POST /files",
    query: { use_as: "profile_pic", use_for: ID },
  });
  await press(uploadWords.picture.remove);
  expect(server.commands()[1]).toEqual({ call: "DELETE /files", query: { id: "pic" } });
});
