import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addressQuery, drawPage, findNamed, pressNamed, said, search } from "../../../test/drawPage.tsx";
import {
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
import words from "../skill-catalogue.en.json";
import { SkillCataloguePage } from "./SkillCataloguePage.tsx";

const NONE = { count: 0, first: [] };
const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const skill = (more: object = {}) => ({
  id: ID,
  name: "Ice watch",
  also: ["IJswacht"],
  kind: "skill",
  group: { id: "g", name: "Harbour" },
  is_own: true,
  status: "approved",
  proposed_by: null,
  people_count: 0,
  job_profiles_count: 0,
  version: 3,
  can: ["edit", "rename", "merge", "delete"],
  name_en: "Ice watch",
  name_nl: null,
  aliases_en: ["Ice guard"],
  aliases_nl: [],
  company_aliases_en: ["Frost"],
  company_aliases_nl: [],
  description_en: "",
  description_nl: "Kijkt.",
  levels_en: null,
  levels_nl: null,
  levels: ["a", "b", "c", "d", "e"],
  merged_from: [{ id: "m", name: "Frost look-out" }],
  people: { count: 5, first: [{ id: "p", name: "Pia", photo_url: null }] },
  job_profiles: { count: 1, first: [{ id: "jp", name: "Pilot" }] },
  vacancies_count: 2,
  wishes_count: 1,
  similar: [],
  ...more,
});
let screen: OnScreen;
let replies: Parameters<typeof serve>[0];
let server: ReturnType<typeof serve>;
const list = (can: string[], more: object = {}) => ({
  data: [skill()],
  total: 41,
  proposed_count: 4,
  can,
  ...more,
});
beforeEach(() => {
  replies = {
    "GET /skill_catalogue": () => list(["create", "merge", "import"]),
    "GET /skill_catalogue/group": () => ({ data: [{ id: "g", name: "Harbour" }], total: 1 }),
    "GET /skill_catalogue/skill": () => skill(),
    "GET /bulk_upload": () => ({ data: [], total: 0 }),
  };
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (at = "/") => {
  server = serve(replies);
  screen = await drawPage(
    SkillCataloguePage,
    { at },
    { "skill-catalogue": words },
    signedInAs("hr_manager", "employee-profile", "skill-profile-details"),
  );
};

test("skills are read by page, words, scope and group, and a filter begins at the first page", async () => {
  await open("/?page=1&scope=own&group=g");
  expect(server.reads("/skill_catalogue")[0]).toEqual({
    scope: "own",
    page: "1",
    size: "20",
    search_query: "",
    group_id: "g",
  });
  await search("Search by name or synonym", "ice");
  expect(server.reads("/skill_catalogue").at(-1)).toMatchObject({
    search_query: "ice",
    page: "0",
    scope: "own",
  });
  await pressNamed("Proposals · 4");
  expect(addressQuery()).toContain("scope=proposed");
  await pressNamed("All");
  expect(addressQuery()).not.toContain("scope");
});

test("what one may do is offered, and no more", async () => {
  await open();
  expect(findButton("Add skill")).toBeDefined();
  expect(findButton("Merged skills")).toBeDefined();
  expect(findButton("Upload skill matrix")).toBeDefined();
  await screen.remove();
  replies["GET /skill_catalogue"] = () => list(["propose"]);
  await open();
  expect(findButton("Propose skill")).toBeDefined();
  expect(findNamed(/^Proposals/)).toBeUndefined();
  expect(findButton("Merged skills")).toBeUndefined();
  expect(findButton("Upload skill matrix")).toBeUndefined();
});

test("an empty list says whether the filters or the catalogue made it so", async () => {
  replies["GET /skill_catalogue"] = () => list(["create"], { data: [], total: 0 });
  await open("/?search=zz&scope=own");
  expect(said()).toContain("No skills found");
  await press("Clear filters");
  expect(addressQuery()).toBe("");
  expect(said()).toContain("No skills yet");
  await screen.remove();
  await open("/?scope=proposed");
  expect(said()).toContain("No open proposals");
});

test("a skill opens with its names, levels and uses, and closes to the same page", async () => {
  await open(`/?page=1&skill=${ID}`);
  expect(server.reads("/skill_catalogue/skill")).toEqual([{ id: ID }]);
  for (const text of ["Kijkt.", "Ice guard", "Frost", "Frost look-out", "No name in this language"])
    expect(said()).toContain(text);
  expect(said()).toContain("5 people · 1 person wants to learn it · 1 job profile · 2 jobs");
  expect(said()).toContain("and 4 more");
  expect(findNamed("Pia")?.getAttribute("href")).toContain("employee-profile");
  await pressNamed("Close");
  expect(addressQuery()).toBe("?page=1");
});

test("a skill that no one uses says so, and one that is a proposal has no uses", async () => {
  replies["GET /skill_catalogue/skill"] = () =>
    skill({ people: null, job_profiles: NONE, vacancies_count: 0, wishes_count: null, can: [] });
  await open(`/?skill=${ID}`);
  expect(said()).toContain("Not used yet");
  expect(findButton("Edit")).toBeUndefined();
  await screen.remove();
  replies["GET /skill_catalogue/skill"] = () => skill({ status: "proposed", can: ["approve"] });
  await open(`/?skill=${ID}`);
  expect(said()).not.toContain("Where it is used");
  expect(findButton("Approve")).toBeDefined();
});

test("a skill is deleted in its version, and the list stays; a refusal is said", async () => {
  replies["DELETE /skill"] = refused(409);
  await open(`/?skill=${ID}`);
  await press("Delete");
  expect(isAsked("Delete Ice watch")).toBe(true);
  await pressInDialog("Delete");
  expect(screen.message()).toBe("Out of order");
  expect(addressQuery()).toContain("skill=");
  replies["DELETE /skill"] = () => ({});
  await press("Delete");
  await pressInDialog("Delete");
  expect(server.commands().at(-1)).toEqual({ call: "DELETE /skill", query: { id: ID, version: "3" } });
  expect(screen.message()).toBe("Ice watch was deleted");
  expect(addressQuery()).toBe("");
});

test("the company's own names are saved beside the shared ones", async () => {
  replies["PUT /skill/aliases"] = () => ({});
  await open(`/?skill=${ID}`);
  await press("Own names");
  await type("Other names in Dutch", "Vorst,");
  await press("Save names");
  expect(server.commands()).toEqual([
    { call: "PUT /skill/aliases", body: { id: ID, aliases_en: ["Frost"], aliases_nl: ["Vorst"] } },
  ]);
  expect(screen.message()).toBe("Names of Ice watch saved");
});

test("a new skill that looks like another asks first, until its name changes, and is added anyway", async () => {
  let similar: object[] = [{ id: "s2", name: "Ice guard", matched: "Ice guard" }];
  replies["POST /skill"] = ({ body }) =>
    body.create_anyway || similar.length === 0
      ? { skill: { id: "n", name: body.name_en, status: "approved" }, similar: [] }
      : { skill: null, similar };
  await open();
  await press("Add skill");
  await type("Name in English", "Ice guarding");
  await pressInDialog("Add skill");
  expect(isAsked("This looks like an existing skill")).toBe(true);
  expect(findButton("Add anyway")).toBeDefined();
  await type("Name in English", "Ice guardian");
  expect(isAsked("This looks like an existing skill")).toBe(false);
  await pressInDialog("Add skill");
  await pressInDialog("Add anyway");
  expect(server.commands().map(({ body }) => body?.create_anyway)).toEqual([undefined, undefined, true]);
  expect(server.commands().at(-1)?.body).toMatchObject({
    name_en: "Ice guardian",
    kind: "skill",
    group_id: null,
    levels_en: null,
  });
  expect(screen.message()).toBe("Ice guardian was added");
  similar = [];
});

test("who may only propose sees that HR decides", async () => {
  replies["GET /skill_catalogue"] = () => list(["propose"]);
  replies["POST /skill"] = () => ({ skill: { id: "n", name: "Frost", status: "proposed" }, similar: [] });
  await open();
  await press("Propose skill");
  expect(isAsked("HR reviews it first")).toBe(true);
  await type("Name in English", "Frost");
  await pressInDialog("Propose skill");
  expect(screen.message()).toBe("Frost was proposed; HR decides");
});

test("a merge is undone from the list of merges, by who may", async () => {
  const merge = (id: string, can: string[]) => ({
    id,
    from: { id: "f", name: `From ${id}` },
    into: { id: "i", name: "Into" },
    merged_by: "Mia",
    created_at: "2026-01-05T08:00:00.000Z",
    undone_at: null,
    people_count: 2,
    can,
  });
  replies["GET /skill/merge"] = () => ({ data: [merge("m1", ["undo"]), merge("m2", [])], total: 2 });
  replies["POST /skill/merge/undo"] = () => merge("m1", []);
  await open();
  await press("Merged skills");
  expect(said()).toContain("From m1 into Into");
  expect(findNamed("Undo the merge of From m2")).toBeUndefined();
  await pressNamed("Undo the merge of From m1");
  await settle();
  expect(server.commands()).toEqual([{ call: "POST /skill/merge/undo", body: { id: "m1" } }]);
  expect(screen.message()).toBe("From m1 is a separate skill again");
});
