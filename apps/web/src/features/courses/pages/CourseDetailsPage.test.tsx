import { afterEach, describe, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import {
  buildMatchedCourse,
  buildMyCourse,
  COURSE_ID,
  ENROLMENT_ID,
  SKILL,
} from "../../../test/buildCourse.ts";
import { drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { type OnScreen, settle } from "../../../test/onScreen.tsx";
import { refused, stubServer } from "../../../test/stubServer.ts";
import words from "../courses.en.json";
import { coursesReducer } from "../state/courses.slice.ts";
import { CourseDetailsPage } from "./CourseDetailsPage.tsx";

const MATCHES = "GET /learning_matching/matches";
const MINE = "GET /learning_matching/courses";
const RATINGS = "GET /learning_matching/ratings";
const RATE = "PUT /learning_matching/ratings";

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

const rating = {
  stars: 4,
  text: "Clear build-up",
  name: "Bo Smit",
  mine: false,
  created_at: "2026-02-03T10:00:00.000Z",
  version: 1,
};
const none = () => ({ data: [], total: 0, own: null });
const enrolment = { id: ENROLMENT_ID, state: "completed" } as const;
const completed = {
  [MATCHES]: () => [buildMatchedCourse({ enrolment }), { count: 1 }],
  [MINE]: () => buildMyCourse({ state: "completed", can: ["rate"], certificate_id: SKILL.id }),
};

async function open(answers: Parameters<typeof stubServer>[0]) {
  stubServer(answers);
  const place = { at: `/${COURSE_ID}?skill=${SKILL.id}`, path: "/:courseId" };
  screen = await drawPage(CourseDetailsPage, place, { courses: words }, { courses: coursesReducer });
  await settle();
}

describe("a course", () => {
  test("shows what it is, why it is here, where it is given and what colleagues think", async () => {
    const url = "https://school.example/sql";
    await open({
      [MATCHES]: () => [buildMatchedCourse({ url }), { count: 1 }],
      [RATINGS]: () => ({ data: [rating], total: 1, own: null }),
    });
    expect(document.querySelector("h1")?.textContent).toBe("SQL for analysts");
    for (const text of ["Joins and windows.", "Adds 6 points", "Clear build-up", "Bo Smit"])
      expect(said()).toContain(text);
    expect(document.querySelector(`a[href="${url}"]`)?.textContent).toBe("Go to the course at Test School");
    expect(findNamed("Save rating")).toBeUndefined();
  });

  test("that is not offered any more says so and cannot be started", async () => {
    await open({
      [MATCHES]: () => [buildMatchedCourse({ removed: true, can: [] }), { count: 1 }],
      [RATINGS]: none,
    });
    expect(said()).toContain("This course is no longer offered.");
    expect(findNamed("Start SQL for analysts")).toBeUndefined();
  });

  test("that cannot be read says why, and is read again", async () => {
    const answers: Parameters<typeof stubServer>[0] = { [MATCHES]: refused(500), [RATINGS]: none };
    await open(answers);
    expect(document.querySelector("[role=alert]")?.textContent).toContain("Out of order");
    answers[MATCHES] = () => [buildMatchedCourse(), { count: 1 }];
    await pressNamed("Try again");
    expect(document.querySelector("h1")?.textContent).toBe("SQL for analysts");
  });
});

test("a course that is not there says so, with the way to the list, and asks no one to try again", async () => {
  await open({ [MATCHES]: refused(404), [RATINGS]: none });
  expect(document.querySelector("h1")?.textContent).toBe("Out of order");
  expect(said()).toContain("It may have been removed");
  expect(findNamed("Try again")).toBeUndefined();
});

describe("a rating", () => {
  const star = async (label: string) => {
    const found = [...document.querySelectorAll("label")].find((one) => one.textContent === label);
    await act(async () => found?.click());
    await settle();
  };
  const submit = () => pressNamed("Save rating");

  test("of a completed course needs stars, is saved, and is shown", async () => {
    let own: typeof rating | null = null;
    await open({
      ...completed,
      [RATINGS]: () => ({ data: own ? [own] : [], total: own ? 1 : 0, own }),
      [RATE]: () => {
        own = { ...rating, name: "Anna de Vries", mine: true };
        return own;
      },
    });
    await submit();
    expect(said()).toContain("Choose 1 to 5 stars");
    await star("4 stars");
    await submit();
    expect(screen?.message()).toBe("Rating saved");
    expect(said()).toContain("Anna de Vries");
  });

  test("that is refused says why with the server's words, and stays as it was", async () => {
    await open({ ...completed, [RATINGS]: none, [RATE]: refused(409) });
    await star("5 stars");
    await submit();
    expect(said()).toContain("Out of order");
    expect(findNamed("Save rating")).toBeDefined();
  });

  test("of which there are none says so; where they cannot be read they are read again", async () => {
    const answers: Parameters<typeof stubServer>[0] = {
      [MATCHES]: () => [buildMatchedCourse(), { count: 1 }],
      [RATINGS]: refused(),
    };
    await open(answers);
    expect(said()).toContain("The ratings could not be loaded");
    answers[RATINGS] = none;
    await pressNamed("Try again");
    expect(said()).toContain("No ratings yet.");
  });
});
