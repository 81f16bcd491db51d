import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { buildRequiredSkill } from "../../../test/builders.ts";
import { addressQuery, drawPage, findNamed, pressNamed, said, search } from "../../../test/drawPage.tsx";
import {
  choose,
  draw,
  fieldOf,
  findButton,
  isAsked,
  type OnScreen,
  press,
  pressInDialog,
  settle,
  type,
} from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import { refused } from "../../../test/stubServer.ts";
import { CompareSheet } from "../compare/CompareSheet.tsx";
import { CreateSheet } from "../create/CreateSheet.tsx";
import { DeleteDialog } from "../details/DeleteDialog.tsx";
import { EditSheet } from "../details/EditSheet.tsx";
import { GapList } from "../job-requirements/GapList.tsx";
import words from "../skill-profiles.en.json";
import { SkillProfilesPage } from "./SkillProfilesPage.tsx";

const LIBRARY = "01890a5d-ac96-774b-bcce-b302099a8061";
const ID = "01890a5d-ac96-774b-bcce-b302099a8062";
const row = (more: object = {}) => ({
  id: ID,
  name: "Analyst",
  sector: "Energy",
  is_shared: false,
  skills_count: 8,
  roles_count: 2,
  people_count: 0,
  ...more,
});
const profile = (more: object = {}) =>
  ({
    ...row(),
    name_en: "Analyst",
    name_nl: "Analist",
    description_en: "Counts.",
    description_nl: "",
    version: 3,
    skills: [],
    roles: [],
    can: ["edit"],
    ...more,
  }) as never;
const list = (more: object = {}) => ({
  data: [row()],
  total: 21,
  totals: { company: 21, library: 300 },
  can: ["create"],
  ...more,
});
let screen: OnScreen;
let replies: Parameters<typeof serve>[0];
let server: ReturnType<typeof serve>;
const who = signedInAs("hr_manager", "skill-profile-details", "skill-profiles");
const onClose = vi.fn();
beforeEach(() => {
  onClose.mockClear();
  replies = {
    "GET /job_profile": () => list(),
    "GET /skill_level_description": () => ({ data: [], kinds: [], skills: [] }),
  };
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const openList = async (at = "/") => {
  server = serve(replies);
  screen = await drawPage(SkillProfilesPage, { at }, { "skill-profiles": words }, who);
  await settle();
};
const openPart = async (part: React.ReactNode) => {
  server = serve(replies);
  window.history.pushState({}, "", "/here");
  screen = await draw(part, { "skill-profiles": words }, who);
  await settle();
};
const pick = async (label: string, name: string) => {
  await type(label, name);
  await settle(260);
  await choose(name);
};

test("profiles are read by scope and page, with how many there are of each, and lead to their page", async () => {
  await openList("/?page=1&scope=library");
  expect(server.reads("/job_profile")[0]).toMatchObject({ scope: "library", page: "1", size: "10" });
  expect(findNamed("Your company · 21")).toBeDefined();
  expect(findNamed("Analyst")?.getAttribute("href")).toBe("/hr-manager/skill-profile-details");
  expect(said()).toContain("8 skills · 2 positions · 0 people");
  await pressNamed("Your company · 21");
  expect(addressQuery()).toBe("");
});

test("the words of a search are read for skills before the list is", async () => {
  replies["GET /skill/read_search"] = () => ({ skills: [], rest: "analyst", near: [] });
  await openList();
  await search("Job title or skill", "analyst");
  await settle();
  expect(server.reads("/skill/read_search")).toEqual([{ text: "analyst" }]);
  expect(server.reads("/job_profile").at(-1)).toMatchObject({ search_query: "analyst", page: "0" });
});

test("an empty list says what to do next, by scope, search and permission", async () => {
  replies["GET /job_profile"] = () => list({ data: [], total: 0, can: [] });
  await openList();
  expect(said()).toContain("HR or an administrator can add them");
  expect(findButton("Add job profile")).toBeUndefined();
  await press("Browse the library");
  expect(addressQuery()).toBe("?scope=library");
  expect(findButton("Browse the library")).toBeUndefined();
  await screen.remove();
  replies["GET /skill/read_search"] = refused(500);
  await openList("/?search=zz");
  expect(said()).toContain("Try another word, or search the library");
});

const addFrom = async (way: string | null) => {
  replies["POST /job_profile"] = ({ body }) => profile({ id: "made", name: body.name_en });
  replies["GET /skill_profile"] = () =>
    profile({ id: LIBRARY, name_en: "Data analyst", name_nl: "Data-analist" });
  replies["GET /job_profile"] = () => list({ data: [row({ id: LIBRARY, name: "Data analyst" })] });
  await openPart(<CreateSheet from={null} onClose={onClose} />);
  if (way)
    await act(async () => document.querySelector<HTMLElement>(`input[type=radio][value=${way}]`)?.click());
};
test("a profile from the library takes its names, which may be changed, and opens", async () => {
  await addFrom(null);
  await pick("Job profile to start from", "Data analyst");
  await settle();
  expect(fieldOf("Name in Dutch").value).toBe("Data-analist");
  expect(server.reads("/job_profile").at(-1)?.scope).toBe("library");
  await press("Add profile");
  expect(server.commands()).toEqual([
    {
      call: "POST /job_profile",
      body: { name_en: "Data analyst", name_nl: "Data-analist", from_id: LIBRARY },
    },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe("/hr-manager/skill-profile-details");
  expect(screen.message()).toBe("Data analyst was added");
});

test("a name that was typed stays when a profile is chosen", async () => {
  await addFrom(null);
  await type("Name in English", "My own");
  await pick("Job profile to start from", "Data analyst");
  await settle();
  expect(fieldOf("Name in English").value).toBe("My own");
});

test("a copy of the company's own profile needs a name of its own", async () => {
  await addFrom("company");
  await pick("Job profile to start from", "Data analyst");
  await settle();
  expect(fieldOf("Name in English").value).toBe("");
  expect(server.reads("/skill_profile")).toEqual([]);
});

test("without the profile to start from nothing is sent; an empty one needs none", async () => {
  await addFrom("company");
  await type("Name in English", "New");
  await press("Add profile");
  expect(server.commands()).toEqual([]);
  expect(said()).toContain("Choose the job profile to start from");
  await act(async () => document.querySelector<HTMLElement>("input[type=radio][value=empty]")?.click());
  await press("Add profile");
  expect(server.commands()).toEqual([{ call: "POST /job_profile", body: { name_en: "New", name_nl: "" } }]);
});

test("a copy for the company keeps the library's name and takes over who uses it, unless that is turned off", async () => {
  const uses = {
    roles: { count: 2, first: [] },
    people: { count: 1, first: [] },
    vacancies: { count: 0, first: [] },
  };
  replies["GET /job_profile/uses"] = () => uses;
  replies["POST /job_profile"] = () => profile({ id: "made" });
  const from = profile({ id: LIBRARY, is_shared: true, people_count: 1 });
  await openPart(<CreateSheet from={from} stays onClose={onClose} />);
  expect(said()).toContain("Use Analyst for your company");
  expect(said()).toContain("2 positions and 1 person");
  await press("Create copy");
  expect(server.commands()[0]?.body).toEqual({
    name_en: "Analyst",
    name_nl: "Analist",
    from_id: LIBRARY,
    take_over: true,
  });
  expect(window.location.pathname).toBe("/here");
  await screen.remove();
  await openPart(<CreateSheet from={from} onClose={onClose} />);
  await act(async () => document.querySelector<HTMLElement>("input[type=checkbox]")?.click());
  await press("Create copy");
  expect(server.commands()[0]?.body).not.toHaveProperty("take_over");
});

test("a copy of an own profile needs a name of its own, and takes nothing over", async () => {
  await openPart(<CreateSheet from={profile()} onClose={onClose} />);
  expect(fieldOf("Name in English").value).toBe("");
  expect(server.reads("/job_profile/uses")).toEqual([]);
});

test("a profile that is in use is deleted only with a replacement, and cannot come back", async () => {
  const first = [{ id: "r", name: "Planner" }];
  replies["GET /job_profile/uses"] = () => ({
    roles: { count: 3, first },
    people: { count: 0, first: [] },
    vacancies: { count: 0, first: [] },
  });
  replies["DELETE /job_profile"] = refused(409);
  replies["GET /job_profile"] = () => list({ data: [row({ id: LIBRARY, name: "Data analyst" }), row()] });
  const onDeleted = vi.fn();
  await openPart(<DeleteDialog profile={profile()} onDeleted={onDeleted} onClose={onClose} />);
  expect(said()).toContain("3 positions: Planner and and 2 more");
  const confirm = () =>
    [...document.querySelectorAll("button")].find((one) => one.textContent === "Move and delete");
  expect(confirm()?.disabled).toBe(true);
  await type("Replacement profile", "a");
  await settle(260);
  expect([...document.querySelectorAll("[role=option]")]).toHaveLength(1);
  await choose("Data analyst");
  await pressInDialog("Move and delete");
  expect(server.commands()).toEqual([
    { call: "DELETE /job_profile", query: { id: ID, version: "3", move_to: LIBRARY } },
  ]);
  expect(isAsked("Out of order")).toBe(true);
  expect(onDeleted).not.toHaveBeenCalled();
});

test("name and description are saved over the version that is shown", async () => {
  replies["PUT /job_profile"] = ({ body }) => profile({ name: body.name_en });
  const onSaved = vi.fn();
  await openPart(<EditSheet profile={profile()} onSaved={onSaved} onClose={onClose} />);
  await type("Name in English", "Senior analyst");
  await press("Save");
  expect(server.commands()).toEqual([
    {
      call: "PUT /job_profile",
      body: {
        id: ID,
        version: 3,
        name_en: "Senior analyst",
        name_nl: "Analist",
        description_en: "Counts.",
        description_nl: "",
      },
    },
  ]);
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ name: "Senior analyst" }));
  expect(onClose).toHaveBeenCalledOnce();
});

const GIS = { ...buildRequiredSkill(), skill: { ...buildRequiredSkill().skill, id: "gis", name: "GIS" } };
test("two profiles are compared skill by skill, in each one's words", async () => {
  const mine = { stored: profile(), skills: [buildRequiredSkill(), GIS], isDirty: false } as never;
  replies["GET /skill_profile"] = () =>
    profile({ id: LIBRARY, name: "Data analyst", skills: [{ ...buildRequiredSkill(), level: 5 }, GIS] });
  const onChoose = vi.fn();
  await openPart(<CompareSheet open={mine} otherId={LIBRARY} onChoose={onChoose} onClose={onClose} />);
  expect(server.reads("/skill_profile")).toEqual([{ job_profile_id: LIBRARY }]);
  expect(said()).toContain("1 difference");
  expect(said()).toContain("1 the same");
  expect(said()).toContain("Filled: Analyst. Outlined: Data analyst.");
  await screen.remove();
  await openPart(<CompareSheet open={mine} otherId={null} onChoose={onChoose} onClose={onClose} />);
  expect(server.reads("/skill_profile")).toEqual([]);
});

test("five gaps are shown, the others on request, and none is said", async () => {
  const gap = (at: number) => ({
    skill: { ...GIS.skill, id: `s${at}`, name: `Skill ${at}` },
    need: 4,
    have: 2,
    lost: at,
    status: "short",
  });
  const gaps = Array.from({ length: 7 }, (_none, at) => gap(at)) as never;
  await openPart(<GapList requirements={gaps} actsFor={({ name }) => <b>{`Grow ${name}`}</b>} />);
  expect(document.querySelectorAll("b")).toHaveLength(5);
  await press("Show 2 more");
  expect(document.querySelectorAll("b")).toHaveLength(7);
  expect(findButton("Show 2 more")).toBeUndefined();
  await screen.remove();
  await openPart(<GapList requirements={[]} actsFor={() => null} />);
  expect(said()).toContain("You meet all requirements");
});
