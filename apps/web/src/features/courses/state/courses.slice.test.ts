import { configureStore } from "@reduxjs/toolkit";
import type { MatchedCourse, MyCourse } from "@vaardig/contract/courses/courses";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { baseApi } from "../../../lib/api/baseApi.ts";
import {
  authReducer,
  authRestored,
  sessionEnded,
  signedOut,
  signInStarted,
} from "../../../lib/auth.slice.ts";
import {
  buildMatchedCourse,
  buildMyCourse,
  COURSE_ID,
  ENROLMENT_ID,
  SKILL,
} from "../../../test/buildCourse.ts";
import { startWords } from "../../../test/startWords.ts";
import { type Asked, offline, refused, stubServer } from "../../../test/stubServer.ts";
import words from "../courses.en.json";
import {
  courseLevelSelected,
  coursePriceSelected,
  courseSkillSelected,
  coursesReducer,
  coursesRestored,
  initialCourses,
  userSkillsSorted,
} from "./courses.slice.ts";
import {
  completeCourse,
  deleteCourse,
  fetchMatchedCourse,
  fetchMatchedCourses,
  fetchMyCourse,
  fetchMyCourses,
  planCourse,
  startAndFetch,
  startCourse,
} from "./courseThunks.ts";

const COURSES = "/learning_matching/courses";
const MATCHES = "/learning_matching/matches";
const chosen = { courseId: COURSE_ID, skillId: SKILL.id, level: "Intermediate" } as const;
const matched = buildMatchedCourse();
const mine = buildMyCourse();

let asked: Asked;
let answers: Parameters<typeof stubServer>[0];
let store: ReturnType<typeof makeStore>;
const makeStore = () =>
  configureStore({
    reducer: { courses: coursesReducer, auth: authReducer, [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
const state = () => store.getState().courses;
const calls = () => asked.map(({ call }) => call);

beforeEach(async () => {
  await startWords({ courses: words });
  answers = {
    [`GET ${COURSES}`]: ({ course_id: id }) => (id ? { ...mine, id } : [mine]),
    [`GET ${MATCHES}`]: ({ course_id: id }) => [id ? { ...matched, id } : matched, { count: id ? 1 : 23 }],
    [`POST ${COURSES}`]: () => ({ id: ENROLMENT_ID }),
    [`PUT ${COURSES}`]: () => ({ ...mine, state: "completed" }),
    [`DELETE ${COURSES}`]: () => ({}),
    "POST /learning_matching/planned_courses": () => ({ id: ENROLMENT_ID }),
  };
  asked = stubServer(answers);
  store = makeStore();
});
afterEach(() => vi.unstubAllGlobals());

it("begins with beginners' courses that are free and not started", () => {
  expect(state()).toMatchObject({
    myCourses: [],
    myCourse: null,
    matchedCourses: [],
    matchedCourse: null,
    coursesCount: 0,
    courseSkillId: null,
    sortedUserSkills: [],
    courseLevel: "Beginner",
    courseState: "not started",
    coursePrice: "free",
  });
});

it("keeps what is chosen", () => {
  const skill = { skill: SKILL, level: 1, required: 3 };
  store.dispatch(courseSkillSelected(SKILL.id));
  store.dispatch(courseLevelSelected("Advanced"));
  store.dispatch(coursePriceSelected("paid"));
  store.dispatch(userSkillsSorted([skill]));
  expect(state()).toMatchObject({
    courseSkillId: SKILL.id,
    courseLevel: "Advanced",
    coursePrice: "paid",
    sortedUserSkills: [skill],
  });
});

describe("loading", () => {
  it("my courses fills them and leaves the state", async () => {
    await store.dispatch(fetchMyCourses());
    expect(state()).toMatchObject({ myCourses: [mine], courseState: "not started" });
    expect(state().loads.fetchMyCourses).toMatchObject({ loading: false, success: true, error: false });
  });

  it("one of my courses fills it, by its id", async () => {
    await store.dispatch(fetchMyCourse(ENROLMENT_ID));
    expect(state().myCourse).toMatchObject({ id: ENROLMENT_ID });
    expect(asked).toEqual([{ call: `GET ${COURSES}`, query: { course_id: ENROLMENT_ID } }]);
  });

  it("matches takes the last item as the total, and sends the level's code, the page and the price word", async () => {
    await store.dispatch(fetchMatchedCourses({ ...chosen, price: "paid", page: 2 }));
    expect(state()).toMatchObject({ matchedCourses: [matched], coursesCount: 23 });
    expect(asked[0]?.query).toEqual({ skill_id: SKILL.id, level: "2", page: "2", price: "price-paid" });
  });

  it("a matched course by id sets not started, and asks the fixed provider", async () => {
    await store.dispatch(startCourse(chosen));
    expect(state().courseState).toBe("started");
    await store.dispatch(fetchMatchedCourse(chosen));
    expect(state()).toMatchObject({ matchedCourse: { id: COURSE_ID }, courseState: "not started" });
    expect(asked.at(-1)?.query).toEqual({
      skill_id: SKILL.id,
      level: "2",
      course_id: COURSE_ID,
      provider: "udemy",
    });
  });

  it("is pending until it is answered, and a later question's answer is the one that counts", async () => {
    const slow = Promise.withResolvers<void>();
    answers[`GET ${MATCHES}`] = ({ page }) => [{ ...matched, title: `Page ${page}` }, { count: 23 }];
    const fetched = globalThis.fetch;
    vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
      if (address.includes("page=1")) await slow.promise;
      return fetched(address, init);
    });
    const first = store.dispatch(fetchMatchedCourses({ ...chosen, price: "free", page: 1 }));
    expect(state().loads.fetchMatchedCourses).toMatchObject({ loading: true, success: false });
    await store.dispatch(fetchMatchedCourses({ ...chosen, price: "free", page: 2 }));
    slow.resolve();
    await first;
    expect(state().matchedCourses.map(({ title }) => title)).toEqual(["Page 2"]);
  });
});

describe("starting", () => {
  it("sets started, with the body that the specification names", async () => {
    const bodies: unknown[] = [];
    const fetched = globalThis.fetch;
    vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
      bodies.push(JSON.parse(String(init.body)));
      return fetched(address, init);
    });
    const answer = await store.dispatch(startCourse(chosen));
    expect(answer.payload).toBe(ENROLMENT_ID);
    expect(state().courseState).toBe("started");
    expect(bodies).toEqual([{ course_id: COURSE_ID, level: 2, skill: SKILL.id, provider: "udemy" }]);
  });

  it("and fetching sets started, reads my courses again and the new one by the id that the start answered", async () => {
    await store.dispatch(startAndFetch(chosen));
    expect(state()).toMatchObject({
      courseState: "started",
      myCourses: [mine],
      myCourse: { id: ENROLMENT_ID },
    });
    expect(calls()).toEqual([`POST ${COURSES}`, `GET ${COURSES}`, `GET ${COURSES}`]);
    expect(asked.map(({ query }) => query.course_id)).toContain(ENROLMENT_ID);
  });

  it("that is refused reads nothing and changes nothing", async () => {
    answers[`POST ${COURSES}`] = refused(409);
    const answer = await store.dispatch(startAndFetch(chosen));
    expect(answer).toMatchObject({ meta: { requestStatus: "rejected" }, payload: "Out of order" });
    expect(state().courseState).toBe("not started");
    expect(calls()).toEqual([`POST ${COURSES}`]);
  });
});

it("keeping a course for later leaves the state", async () => {
  await store.dispatch(planCourse(chosen));
  expect(state().courseState).toBe("not started");
});

it("completing sets completed, clears the current course, and reads nothing again", async () => {
  await store.dispatch(startAndFetch(chosen));
  const before = calls().length;
  await store.dispatch(completeCourse({ id: mine.id, level: 2 }));
  expect(state()).toMatchObject({ courseState: "completed", myCourse: null });
  expect(state().myCourses).toMatchObject([{ id: mine.id, state: "completed" }]);
  expect(calls().slice(before)).toEqual([`PUT ${COURSES}`]);
});

it("deleting sets not started and clears the current course", async () => {
  await store.dispatch(startAndFetch(chosen));
  await store.dispatch(deleteCourse(mine.id));
  expect(state()).toMatchObject({ courseState: "not started", myCourse: null, myCourses: [] });
  expect(asked.at(-1)).toEqual({ call: `DELETE ${COURSES}`, query: { id: mine.id } });
});

describe("a refused call", () => {
  const thunks = [
    ["my courses", () => fetchMyCourses(), `GET ${COURSES}`, "The courses could not be loaded"],
    ["my course", () => fetchMyCourse(ENROLMENT_ID), `GET ${COURSES}`, "The courses could not be loaded"],
    [
      "matches",
      () => fetchMatchedCourses({ ...chosen, price: "free", page: 1 }),
      `GET ${MATCHES}`,
      "No Courses Found!",
    ],
    ["a match", () => fetchMatchedCourse(chosen), `GET ${MATCHES}`, "No Courses Found!"],
    ["a start", () => startCourse(chosen), `POST ${COURSES}`, "The courses could not be loaded"],
    ["a completion", () => completeCourse(mine), `PUT ${COURSES}`, "The courses could not be loaded"],
    ["a deletion", () => deleteCourse(mine.id), `DELETE ${COURSES}`, "The courses could not be loaded"],
  ] as const;

  it.each(thunks)("of %s rejects with the server's message, else with the client's own", async (...given) => {
    const [, thunk, call, own] = given;
    const run = () => store.dispatch(thunk() as ReturnType<typeof fetchMyCourses>);
    answers[call] = refused(500);
    expect((await run()).payload).toBe("Out of order");
    answers[call] = () => new Response("<html>", { status: 502 });
    expect((await run()).payload).toBe(own);
    answers[call] = offline;
    expect((await run()).payload).toBe(own);
    expect(state().courseState).toBe("not started");
  });

  it("sets the load's error and its words", async () => {
    answers[`GET ${MATCHES}`] = refused(500);
    await store.dispatch(fetchMatchedCourses({ ...chosen, price: "free", page: 1 }));
    expect(state().loads.fetchMatchedCourses).toMatchObject({
      loading: false,
      success: false,
      error: true,
      message: "Out of order",
    });
  });
});

describe("what storage held", () => {
  it("is taken over part by part: what does not read is as at the start", () => {
    const stored = {
      myCourses: [mine],
      courseLevel: "Advanced",
      coursePrice: "stolen",
      courseState: 7,
      other: 1,
    };
    store.dispatch(coursesRestored(JSON.parse(JSON.stringify(stored))));
    expect(state()).toEqual({ ...initialCourses, myCourses: [mine], courseLevel: "Advanced" });
  });

  it.each([undefined, null, "x", 7, [], { myCourses: "x" }])("may be anything: %j", (stored) => {
    store.dispatch(coursesRestored(stored));
    expect(state()).toEqual(initialCourses);
  });
});

it.each([
  ["signing out", signedOut()],
  ["the end of the session", sessionEnded(null)],
  ["a new sign-in", signInStarted()],
  ["another tab's sign-in", authRestored(null)],
])("is forgotten by %s", async (_name, action) => {
  await store.dispatch(startAndFetch(chosen));
  store.dispatch(courseLevelSelected("Advanced"));
  store.dispatch(action);
  expect(state()).toEqual(initialCourses);
});

it("holds courses of the contract's shape", () => {
  const shapes: [MatchedCourse, MyCourse] = [matched, mine];
  expect(shapes.map(({ provider }) => provider)).toEqual(["udemy", "udemy"]);
});
