import { afterEach, expect, test, vi } from "vitest";
import { buildMatchedCourse, COURSE_ID, SKILL } from "../../../test/buildCourse.ts";
import { drawHook, type HookOnScreen } from "../../../test/drawHook.tsx";
import { stubServer } from "../../../test/stubServer.ts";
import { coursesReducer, initialCourses } from "../state/courses.slice.ts";
import { useOpenCourse } from "./useOpenCourse.ts";

let screen: HookOnScreen<ReturnType<typeof useOpenCourse>>;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("the course opened before is not shown for another one, whose level the address gives", async () => {
  const asked = stubServer({});
  window.history.pushState({}, "", `/?skill=${SKILL.id}&level=Advanced`);
  const before = { ...initialCourses, matchedCourse: buildMatchedCourse({ id: "another" }) };
  const courses: typeof coursesReducer = (state = before, action) => coursesReducer(state, action);
  const seen = new Set<unknown>();
  const useIt = () => {
    const open = useOpenCourse(COURSE_ID);
    seen.add(open.course);
    return open;
  };
  screen = await drawHook(useIt, {}, { courses });
  expect([...seen]).toEqual([null]);
  expect(screen.result().level).toBe("Advanced");
  expect(asked[0]?.query).toMatchObject({ skill_id: SKILL.id });
});
