import { afterEach, describe, expect, test, vi } from "vitest";
import { buildMatchedCourse, COURSE_ID, ENROLMENT_ID, SKILL } from "../../../test/buildCourse.ts";
import { drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import type { OnScreen } from "../../../test/onScreen.tsx";
import { type Asked, offline, refused, stubServer } from "../../../test/stubServer.ts";
import words from "../courses.en.json";
import { coursesReducer } from "../state/courses.slice.ts";
import { CourseMatchesPage } from "./CourseMatchesPage.tsx";

const MATCHES = "GET /learning_matching/matches";
const START = "POST /learning_matching/courses";
const PLAN = "POST /learning_matching/planned_courses";

let screen: OnScreen | undefined;
let asked: Asked;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

const course = buildMatchedCourse();
const other = buildMatchedCourse({
  id: SKILL.id,
  title: "SQL in depth",
  price: 49.5,
  next_start: "2030-02-01",
  reason: { basis: "job", job: "Data Analyst", gain: 1, band: "high", needs: [{ skill: SKILL, level: 3 }] },
  rating: { average: 4.5, count: 2 },
});

async function open(answers: Parameters<typeof stubServer>[0]) {
  asked = stubServer(answers);
  const at = `/courses?skill=${SKILL.id}&level=Intermediate`;
  screen = await drawPage(CourseMatchesPage, { at }, { courses: words }, { courses: coursesReducer });
}
const queries = () => asked.filter(({ call }) => call === MATCHES).map(({ query }) => query);

describe("courses for a skill", () => {
  test("are listed with what they add, what they need, their facts and their ratings", async () => {
    await open({ [MATCHES]: () => [course, other, { count: 2 }] });
    for (const text of [
      "2 courses",
      "Adds 6 points to your match with Data Analyst in 12 hours",
      "Adds 1 point to your match with Data Analyst in 12 hours: High match",
      "Needs SQL at Intermediate first",
      "Test School · 12 hours · Free · Start any time",
      "€49.50 · Starts 1 Feb 2030",
      "4.5 · 2 ratings",
    ])
      expect(said()).toContain(text);
    expect(queries()).toEqual([{ skill_id: SKILL.id, level: "2", page: "1", price: "price-free" }]);
  });

  test("follow the level and the price that are chosen", async () => {
    await open({ [MATCHES]: () => [course, { count: 1 }] });
    await pressNamed("Advanced");
    await pressNamed("Paid");
    expect(queries().at(-1)).toEqual({ skill_id: SKILL.id, level: "3", page: "1", price: "price-paid" });
  });

  test("that there are none of say so, and lead to the other price", async () => {
    await open({
      [MATCHES]: ({ price }) => (price === "price-paid" ? [other, { count: 1 }] : [{ count: 0 }]),
    });
    expect(said()).toContain("No Courses Found!");
    await pressNamed("See paid courses");
    expect(said()).toContain("SQL in depth");
    expect(said()).not.toContain("No Courses Found!");
  });

  test.each([
    ["the server's words", refused(), "Out of order"],
    ["their own where there is no server", offline, "No Courses Found!"],
  ])("that cannot be read say so with %s, and are read again", async (_name, failure, shown) => {
    const answers: Parameters<typeof stubServer>[0] = { [MATCHES]: failure };
    await open(answers);
    expect(document.querySelector("[role=alert]")?.textContent).toContain(shown);
    answers[MATCHES] = () => [course, { count: 1 }];
    await pressNamed("Try again");
    expect(said()).toContain("SQL for analysts");
  });
});

describe("a course of the list", () => {
  const enrolled = (state: "started" | "not started") =>
    buildMatchedCourse({ enrolment: { id: ENROLMENT_ID, state }, can: state === "started" ? [] : ["start"] });

  test("is started, and then shown as such without the act", async () => {
    let shown = course;
    await open({
      [MATCHES]: () => [shown, { count: 1 }],
      [START]: () => {
        shown = enrolled("started");
        return { id: ENROLMENT_ID };
      },
      "GET /learning_matching/courses": () => [],
    });
    await pressNamed("Start SQL for analysts");
    expect(screen?.message()).toBe("You started SQL for analysts");
    expect(said()).toContain("Started");
    expect(findNamed("Start SQL for analysts")).toBeUndefined();
  });

  test("is saved for later", async () => {
    let shown = course;
    await open({
      [MATCHES]: () => [shown, { count: 1 }],
      [PLAN]: () => {
        shown = enrolled("not started");
        return { id: ENROLMENT_ID };
      },
    });
    await pressNamed("Save for later: SQL for analysts");
    expect(screen?.message()).toBe("SQL for analysts has been saved for later");
    expect(said()).toContain("Not started");
    expect(findNamed("Start SQL for analysts")).toBeDefined();
  });

  test.each([
    ["the server's words", refused(409), "Out of order"],
    ["the client's where there is no server", offline, "The courses could not be loaded"],
  ])("that cannot be started says why with %s, and stays", async (_name, failure, shown) => {
    await open({ [MATCHES]: () => [course, { count: 1 }], [START]: failure });
    await pressNamed("Start SQL for analysts");
    expect(screen?.message()).toBe(shown);
    expect(findNamed("Start SQL for analysts")).toBeDefined();
    expect(course.id).toBe(COURSE_ID);
  });
});
