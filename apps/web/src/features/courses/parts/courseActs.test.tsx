import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildMatchedCourse, buildMyCourse, SKILL } from "../../../test/buildCourse.ts";
import { findNamed, pressNamed } from "../../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import words from "../courses.en.json";
import { coursesReducer } from "../state/courses.slice.ts";
import { MatchedActs } from "./MatchedActs.tsx";
import { MyCourseActs } from "./MyCourseActs.tsx";

let screen: OnScreen;
let server: ReturnType<typeof serve>;
let answer: (payload: unknown) => void;
const onChanged = vi.fn();
beforeEach(() => {
  onChanged.mockReset();
  server = serve({
    "POST /learning_matching/courses": () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const show = async (part: React.ReactNode) => {
  screen = await draw(part, { courses: words }, { courses: coursesReducer });
};
const isLocked = (name: string) => findNamed(name)?.getAttribute("aria-disabled");

test("a matched course is started or saved once, for the skill and level it was found for", async () => {
  const course = buildMatchedCourse();
  await show(<MatchedActs course={course} skillId={SKILL.id} level="Beginner" onChanged={onChanged} />);
  const [start, plan] = [`Start ${course.title}`, words["plan-named"].replace("{{title}}", course.title)];
  expect([isLocked(start), isLocked(plan)]).toEqual(["false", "false"]);
  await pressNamed(start);
  expect([isLocked(start), isLocked(plan)]).toEqual(["true", "true"]);
  await pressNamed(plan);
  await pressNamed(start);
  expect(server.commands()).toHaveLength(1);
  expect(server.commands()[0]?.body).toMatchObject({ course_id: course.id, skill: SKILL.id, level: 1 });
  answer(Response.json({ success: false, message: "Gone", code: "course_removed" }, { status: 409 }));
  await settle();
  expect(onChanged).not.toHaveBeenCalled();
  expect(isLocked(start)).toBe("false");
});

test("a course that was saved for later is started once", async () => {
  const course = buildMyCourse({ state: "not started", can: ["start"] });
  await show(<MyCourseActs course={course} />);
  const start = words["start-named"].replace("{{title}}", course.title);
  await pressNamed(start);
  expect(isLocked(start)).toBe("true");
  await pressNamed(start);
  expect(server.commands()).toHaveLength(1);
  answer(Response.json({ success: false, message: "Gone", code: "course_removed" }, { status: 409 }));
  await settle();
  expect(screen.message()).toBe("Gone");
  expect(isLocked(start)).toBe("false");
});
