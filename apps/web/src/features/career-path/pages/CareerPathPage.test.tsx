import { afterEach, describe, expect, test, vi } from "vitest";
import matchWords from "../../../shared/match/match.en.json";
import { act } from "../../../test/act.ts";
import { addressQuery, drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { type OnScreen, settle } from "../../../test/onScreen.tsx";
import { refused, stubServer } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../career-path.en.json";
import { developmentReducer } from "../development.slice.ts";
import { buildCareerJob, buildCareerPath, buildCareerTarget, careerId } from "../testing/careerBuilders.ts";
import { CareerPathPage } from "./CareerPathPage.tsx";

const CALL = "GET /career_path";
const texts = { "career-path": words, match: matchWords, list: { select: { count: "{{count}} chosen" } } };
const open = (at = "/?view=list") =>
  drawPage(CareerPathPage, { at }, texts, { development: developmentReducer });
const path = (query: Record<string, string>) =>
  buildCareerPath(query.id ? { target: buildCareerTarget() } : {});

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

testRefetches({
  open: () => open(),
  call: CALL,
  answer: () => path({}),
  failed: words["load-failed"],
  shown: "Head of data",
});

test("a failure opens the snackbar with the server's words", async () => {
  stubServer({ [CALL]: refused() });
  screen = await open();
  expect(screen.message()).toBe("Out of order");
});

describe("the list", () => {
  test("names jobs by number of moves, with gap and match", async () => {
    stubServer({ [CALL]: path });
    screen = await open();
    for (const text of ["One move away", "2 moves away", "2 levels to gain", "Gap: SQL", "High match"])
      expect(said()).toContain(text);
  });

  test("shows one kind of move, and keeps it in the address", async () => {
    stubServer({ [CALL]: path });
    screen = await open();
    await pressNamed(/^Another field/);
    expect(said()).toContain("Controller");
    expect(said()).not.toContain("Head of data");
    expect(addressQuery()).toContain("kind=explore");
  });
});

test("the graph has a card for each job, and arrows move between them", async () => {
  stubServer({ [CALL]: path });
  screen = await open("/");
  const cards = [...document.querySelectorAll<HTMLElement>("[data-job]")];
  expect(cards).toHaveLength(4);
  const card = (number: number) => cards.find(({ dataset }) => dataset.job === careerId(number));
  card(1)?.focus();
  card(1)?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  expect(document.activeElement).toBe(card(2));
  card(2)?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
  expect(document.activeElement).toBe(card(3));
});

test("a job opens with its route, the shortest way on and who walked it", async () => {
  stubServer({ [CALL]: path });
  screen = await open();
  await pressNamed("Data engineer");
  for (const text of ["6 colleagues have moved", "12 hours of courses lead to", "SQL in depth"])
    expect(said()).toContain(text);
  expect(addressQuery()).toContain(`open=${careerId(2)}`);
});

test("not for me asks the server, says so, and Undo asks it back", async () => {
  const asked = stubServer({
    [CALL]: path,
    "POST /career_path/dismissed": () => ({}),
    "DELETE /career_path/dismissed": () => ({}),
  });
  screen = await open();
  await pressNamed("Data engineer");
  await pressNamed("Not for me");
  expect(screen.message()).toBe("Data engineer is no longer shown");
  await screen.undo();
  expect(asked.map(({ call }) => call)).toContain("DELETE /career_path/dismissed");
});

test.each(["list", "graph"])(
  "the keyboard continues at the next job when one is put aside in the %s",
  async (view) => {
    let isGone = false;
    const all = buildCareerPath();
    const gone = careerId(2);
    stubServer({
      [CALL]: (query: Record<string, string>) => {
        if (query.id || !isGone) return path(query);
        return {
          ...all,
          jobs: all.jobs.filter(({ id }) => id !== gone),
          edges: all.edges.filter(({ source, target }) => source !== gone && target !== gone),
        };
      },
      "POST /career_path/dismissed": () => {
        isGone = true;
        return {};
      },
    });
    screen = await open(`/?view=${view}`);
    const opener = [...document.querySelectorAll<HTMLElement>("button")].find(
      ({ dataset, textContent }) => dataset.job === gone || textContent === "Data engineer",
    );
    opener?.focus();
    await act(async () => opener?.click());
    await settle();
    await pressNamed("Not for me");
    await settle(400);
    expect(opener?.isConnected).toBe(false);
    expect(document.activeElement?.closest("li, [data-row]")).not.toBeNull();
  },
);

test("a full comparison takes no further job and lets each of its own go", async () => {
  const all = buildCareerPath();
  const more = buildCareerJob({ id: careerId(5), name: "Auditor" });
  stubServer({ [CALL]: (query) => (query.id ? path(query) : { ...all, jobs: [...all.jobs, more] }) });
  const compared = all.jobs.map(({ id }) => id).slice(-3);
  screen = await open(`/?view=list&compare=${compared.join(",")}`);
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>("li input[type=checkbox]")];
  const chosen = boxes().filter(({ checked }) => checked);
  expect(chosen).toHaveLength(3);
  expect(chosen.some(({ disabled }) => disabled)).toBe(false);
  expect(boxes().every(({ checked, disabled }) => checked || disabled)).toBe(true);
  await act(async () => chosen[0]?.click());
  expect(boxes().some(({ disabled }) => disabled)).toBe(false);
});

test("two jobs are compared, with the gap that they share", async () => {
  const { gap, match } = buildCareerTarget().job;
  const [first] = gap.first;
  if (!first) throw new Error("no gap");
  const row = { skill: first.skill, have: 2, needs: [4, 3], short: [true, true], shared: true };
  const targetOf = (number: number, name: string) => ({
    job: { id: careerId(number), name },
    match,
    effort: 2,
  });
  const asked = stubServer({
    [CALL]: path,
    "GET /career_path/compare": () => ({
      targets: [targetOf(2, "Data engineer"), targetOf(3, "Controller")],
      skills: [row],
    }),
  });
  screen = await open(`/?view=list&compare=${careerId(2)},${careerId(3)}`);
  await pressNamed("Compare");
  expect(said()).toContain("One skill is below the required level in each of these jobs: SQL.");
  expect(asked.some(({ call }) => call === "GET /career_path/compare")).toBe(true);
});

test("what if asks the server for each change and shows what moves", async () => {
  const { match, ...job } = buildCareerTarget().job;
  const after = { ...match, band: "very_high" as const, score: 0.85 };
  const named = { id: job.id, name: job.name };
  const asked = stubServer({
    [CALL]: path,
    "POST /career_path/what_if": () => ({
      jobs: [{ job: named, before: match, after, is_new: false, hops: 1 }],
      target: null,
      too_high: [],
    }),
  });
  screen = await open();
  await pressNamed("What if");
  const steps = document.querySelectorAll<HTMLInputElement>("[role=radiogroup][aria-label=SQL] input");
  steps[3]?.click();
  await settle(300);
  expect(asked.filter(({ call }) => call === "POST /career_path/what_if").length).toBeGreaterThan(1);
  expect(said()).toContain("One job changes.");
  expect(said()).toContain("Very high match");
  await pressNamed("Stop trying SQL");
  expect(findNamed("Stop trying SQL")).toBeUndefined();
});

test.each([
  ["no_start", words.nothing.no_start.title],
  ["no_jobs", words.nothing.no_jobs.title],
  ["one_job", words.nothing.one_job.title],
  ["no_moves", words.nothing.no_moves.title],
] as const)("%s has a screen of its own", async (state, title) => {
  stubServer({ [CALL]: () => buildCareerPath({ state, jobs: [], edges: [] }) });
  screen = await open();
  expect(said()).toContain(title);
  expect(findNamed("What if")).toBeUndefined();
});

test("what the path assumes is said", async () => {
  stubServer({ [CALL]: () => buildCareerPath({ has_skills: false }) });
  screen = await open();
  expect(said()).toContain("this path assumes that you meet your job's requirements");
});
