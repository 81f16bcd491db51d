import { afterEach, expect, test, vi } from "vitest";
import matchWords from "../../../shared/match/match.en.json";
import { drawPage, said } from "../../../test/drawPage.tsx";
import { findButton, isAsked, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { refused, stubServer } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../career-path.en.json";
import { developmentReducer } from "../development.slice.ts";
import { buildCareerPath } from "../testing/careerBuilders.ts";
import { EmployeeCareerPathPage } from "./EmployeeCareerPathPage.tsx";

const CALL = "GET /career_path";
let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
const draw = () =>
  drawPage(
    EmployeeCareerPathPage,
    { at: "/bo?view=list", path: "/:candidateId" },
    { "career-path": words, match: matchWords },
    { development: developmentReducer },
  );
const open = async (answer: () => unknown) => {
  const asked = stubServer({ [CALL]: answer });
  screen = await draw();
  await settle();
  return asked;
};

testRefetches({
  open: draw,
  call: CALL,
  answer: () => buildCareerPath(),
  failed: words["load-failed"],
  shown: "Head of data",
});

test.each([403, 404])("a path that may not be seen or is not there (%i) is no failure", async (status) => {
  await open(refused(status));
  expect(said()).toContain(words.theirs["none-title"]);
  expect(said()).not.toContain("Try again");
});

test("the path of the page's person can be tried and talked about once there is one", async () => {
  const asked = await open(() => buildCareerPath());
  expect(asked[0]?.query).toMatchObject({ user_id: "bo" });
  expect(said()).toContain("Career path of");
  await press(words.talk.open);
  expect(isAsked("Career conversation with Anna de Vries")).toBe(true);
});

test("without a path there is nothing to try or to talk about", async () => {
  await open(() => buildCareerPath({ state: "no_jobs", jobs: [], edges: [] }));
  expect(findButton(words.talk.open)).toBeUndefined();
  expect(findButton(words["what-if"].open)).toBeUndefined();
});
