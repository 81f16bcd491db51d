import { afterEach, describe, expect, test, vi } from "vitest";
import { buildMyCourse, ENROLMENT_ID, SKILL } from "../../../test/buildCourse.ts";
import { drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import type { OnScreen } from "../../../test/onScreen.tsx";
import { type Asked, offline, refused, stubServer } from "../../../test/stubServer.ts";
import words from "../courses.en.json";
import { coursesReducer } from "../state/courses.slice.ts";
import { MyCoursesPage } from "./MyCoursesPage.tsx";

const MINE = "GET /learning_matching/courses";
const COMPLETE = "PUT /learning_matching/courses";
const DELETE = "DELETE /learning_matching/courses";
const started = buildMyCourse();

let screen: OnScreen | undefined;
let asked: Asked;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

async function open(answers: Parameters<typeof stubServer>[0]) {
  asked = stubServer(answers);
  screen = await drawPage(MyCoursesPage, {}, { courses: words }, { courses: coursesReducer });
}
const count = (call: string) => asked.filter((one) => one.call === call).length;

describe("my courses", () => {
  test("are in groups by state, and one that is not offered any more says so", async () => {
    const gone = { id: SKILL.id, title: "Old SQL", removed: true };
    await open({ [MINE]: () => [buildMyCourse({ state: "completed", can: ["rate"] }), buildMyCourse(gone)] });
    expect(said()).toContain("Started · 1");
    expect(said()).toContain("Completed · 1");
    expect(said()).toContain(
      "This course is no longer offered. You can still complete it if you started it.",
    );
    expect(findNamed("Complete Old SQL")).toBeDefined();
  });

  test("that are none say where they come from", async () => {
    await open({ [MINE]: () => [] });
    expect(said()).toContain("Your courses appear here");
  });

  test.each([
    ["the server's words", refused(), "Out of order"],
    ["their own where there is no server", offline, "The courses could not be loaded"],
  ])("that cannot be read say so with %s, and are read again", async (_name, failure, shown) => {
    const answers: Parameters<typeof stubServer>[0] = { [MINE]: failure };
    await open(answers);
    expect(document.querySelector("[role=alert]")?.textContent).toContain(shown);
    answers[MINE] = () => [started];
    await pressNamed("Try again");
    expect(said()).toContain("SQL for analysts");
  });
});

describe("a course of mine", () => {
  test("is completed with the levels that were reached, and nothing is read again", async () => {
    const bodies: unknown[] = [];
    await open({
      [MINE]: () => [started],
      [COMPLETE]: () => buildMyCourse({ state: "completed", can: ["rate"] }),
    });
    const stubbed = globalThis.fetch;
    vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
      if (init.method === "PUT") bodies.push(JSON.parse(String(init.body)));
      return stubbed(address, init);
    });
    await pressNamed("Complete SQL for analysts");
    expect(said()).toContain("Which levels did you reach?");
    await pressNamed("Complete course");
    expect(screen?.message()).toContain("your levels are waiting for confirmation");
    expect(bodies).toEqual([{ id: ENROLMENT_ID, level: 2, levels: [{ skill_id: SKILL.id, level: 3 }] }]);
    expect(count(MINE)).toBe(1);
    expect(said()).toContain("Completed · 1");
  });

  test.each([
    ["the server's words", refused(409), "Out of order"],
    ["the client's where there is no server", offline, "The courses could not be loaded"],
  ])("that cannot be completed says why with %s, and stays", async (_name, failure, shown) => {
    await open({ [MINE]: () => [started], [COMPLETE]: failure });
    await pressNamed("Complete SQL for analysts");
    await pressNamed("Complete course");
    expect(screen?.message()).toBe(shown);
    expect(said()).toContain("Started · 1");
  });

  test("is taken off the list after a question", async () => {
    await open({ [MINE]: () => [started], [DELETE]: () => ({}) });
    await pressNamed("Remove SQL for analysts");
    expect(count(DELETE)).toBe(0);
    await pressNamed("Remove course");
    expect(screen?.message()).toBe("SQL for analysts was removed from your courses");
    expect(asked.find(({ call }) => call === DELETE)?.query).toEqual({ id: ENROLMENT_ID });
    expect(said()).toContain("Your courses appear here");
  });
});
