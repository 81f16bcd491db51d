import { afterEach, expect, test, vi } from "vitest";
import { said } from "../../../test/drawPage.tsx";
import { draw, findButton, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { refused } from "../../../test/stubServer.ts";
import words from "../career-path.en.json";
import { developmentReducer } from "../development.slice.ts";
import { buildCareerJob, buildCareerPath, buildCareerTarget, careerId } from "../testing/careerBuilders.ts";
import { TalkSheet } from "./TalkSheet.tsx";

const NAMES = ["", "Analyst", "Engineer", "Controller", "Head", "Chief"];
let screen: OnScreen;
let replies: Parameters<typeof serve>[0];
let server: ReturnType<typeof serve>;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const pathTo = (id = careerId(2), more: object = {}) => {
  const job = buildCareerJob({ id, name: NAMES[Number(id.slice(-2))] ?? "", ...more });
  return buildCareerPath({ is_own: false, target: buildCareerTarget({ job }) });
};
const open = async (ids: number[], isOwn = false) => {
  replies = {
    "GET /career_path": ({ query }) => pathTo(query.id),
    "GET /recommendations": () => ({ jobs: [2, 3, 4, 5].map((id) => buildCareerJob({ id: careerId(id) })) }),
    ...replies,
  };
  server = serve(replies);
  const path = buildCareerPath({ is_own: isOwn });
  screen = await draw(
    <TalkSheet path={path} ids={ids.map(careerId)} onClose={() => undefined} />,
    { "career-path": words },
    { development: developmentReducer },
  );
  await settle();
};
const titles = () => [...document.querySelectorAll("[data-talk] h3")].map(({ textContent }) => textContent);

test("the chosen jobs are talked about, three at most, as those of the person", async () => {
  replies = {};
  await open([5, 3, 2, 4]);
  expect(titles()).toEqual(["Chief", "Controller", "Engineer"]);
  expect(server.reads("/career_path")).toEqual(
    [5, 3, 2].map((id) => ({ user_id: careerId(100), id: careerId(id) })),
  );
});

test("without a choice they are the first recommended to the person; one's own path names no person", async () => {
  replies = {};
  await open([], true);
  expect(server.all.find(({ call }) => call === "GET /recommendations")?.query).toEqual({
    type: "careerpath",
    value: careerId(100),
  });
  expect(titles()).toEqual(["Engineer", "Controller", "Head"]);
  expect(server.reads("/career_path")[0]).toEqual({ id: careerId(2) });
});

test("nothing is printed or saved before all jobs are there; one that fails is left out", async () => {
  let answer: (value: unknown) => void = () => undefined;
  replies = {
    "GET /career_path": ({ query }) =>
      query.id === careerId(2)
        ? pathTo(careerId(2))
        : query.id === careerId(3)
          ? refused(404)()
          : new Promise((resolve) => {
              answer = () => resolve(Response.json({ success: true, payload: pathTo(careerId(4)) }));
            }),
  };
  await open([2, 3, 4]);
  expect(titles()).toEqual([]);
  expect([findButton("Print")?.disabled, findButton("Save as text")?.disabled]).toEqual([true, true]);
  answer(null);
  await settle();
  await vi.waitFor(() => expect(titles()).toEqual(["Engineer", "Head"]));
  expect([findButton("Print")?.disabled, findButton("Save as text")?.disabled]).toEqual([false, false]);
});

test("jobs that are all out of reach are said", async () => {
  replies = { "GET /career_path": refused(404) };
  await open([2]);
  expect(said()).toContain("No job is close enough to talk about yet.");
});

test("gap, routes and questions are listed per job, the largest gap first, and are saved as text", async () => {
  const { sheet, ...target } = buildCareerTarget();
  const [base] = sheet.requirements;
  if (!base) throw new Error("no requirement");
  const needs = (name: string, more: object) => ({
    ...base,
    skill: { ...base.skill, id: name, name },
    ...more,
  });
  const requirements = [
    needs("Small", { lost: 1 }),
    needs("Met", { status: "met", lost: 90 }),
    needs("Unknown", { status: "level_unknown", have: null, lost: 50 }),
    needs("Absent", { status: "missing", have: null, lost: 40 }),
    { ...needs("", { lost: 30 }), skill: { ...base.skill, id: "l", name: "Licence B", kind: "licence" } },
  ];
  const full = { ...target, sheet: { ...sheet, requirements }, job: buildCareerJob({ name: "Engineer" }) };
  replies = { "GET /career_path": () => ({ ...buildCareerPath(), target: full }) };
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    saved.push(blob as Blob);
    return "blob:x";
  });
  await open([2]);
  const lines = [...document.querySelectorAll("[data-talk] li")].map(({ textContent }) => textContent);
  expect(lines.slice(0, 4).map((line) => line?.split(":")[0])).toEqual([
    "Unknown",
    "Absent",
    "Licence B",
    "Small",
  ]);
  expect(lines[0]).toContain("not stated now");
  expect(lines[1]).toContain("none now");
  expect(lines[2]).toBe("Licence B: required");
  expect(lines).toContain("Data analyst → Data engineer");
  expect(said()).not.toContain("Open jobs");
  await press("Save as text");
  const text = await saved[0]?.text();
  expect(text).toMatch(/^Career conversation with Anna de Vries\nData analyst · /);
  expect(text).toContain("Engineer – ");
  expect(text).toContain("\n\nGap\n- Unknown:");
});
