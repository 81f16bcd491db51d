import type { CatalogueCourse } from "@vaardig/contract/courses/courseCatalogue";
import { afterEach, describe, expect, test, vi } from "vitest";
import { COURSE_ID, SKILL } from "../../../test/buildCourse.ts";
import { drawPage, findNamed, pressNamed, said, search } from "../../../test/drawPage.tsx";
import type { OnScreen } from "../../../test/onScreen.tsx";
import { type Asked, refused, stubServer } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../course-catalogue.en.json";
import courseWords from "../courses.en.json";
import { CourseCataloguePage } from "./CourseCataloguePage.tsx";

const LIST = "GET /course_catalogue";
const REMOVE = "POST /course_catalogue/remove";

const course: CatalogueCourse = {
  id: COURSE_ID,
  code: "A1",
  feed: null,
  title_en: "SQL at work",
  title_nl: "",
  description_en: "",
  description_nl: "",
  provider_name: "Academy",
  hours: 6.5,
  price: 0,
  next_start: null,
  url: "",
  removed: false,
  people: 3,
  version: 1,
  skills: [{ skill: SKILL, level_from: 1, level_to: 3 }],
  can: ["edit", "remove"],
};
const uploads = { "GET /bulk_upload": () => ({ data: [], total: 0 }) };
const open = () =>
  drawPage(CourseCataloguePage, {}, { "course-catalogue": words, courses: courseWords, "bulk-upload": {} });

describe("the company's own courses", () => {
  testRefetches({
    open,
    call: LIST,
    answer: () => ({ data: [course], total: 1 }),
    others: uploads,
    failed: words.failed,
    shown: "SQL at work",
  });

  let screen: OnScreen | undefined;
  let asked: Asked;
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });
  const draw = async (answers: Parameters<typeof stubServer>[0]) => {
    asked = stubServer(Object.assign(answers, uploads));
    screen = await open();
  };

  test("that are none lead to adding one and to an upload", async () => {
    await draw({ [LIST]: () => ({ data: [], total: 0 }) });
    expect(said()).toContain("Courses of your own company");
    expect(findNamed("Upload courses")).toBeDefined();
    await pressNamed("Add course");
    expect(said()).toContain("A title in one language is enough.");
  });

  test("are searched, and one that no words find says so", async () => {
    await draw({
      [LIST]: ({ search_query: text }) =>
        text === "xyz" ? { data: [], total: 0 } : { data: [course], total: 1 },
    });
    await search(words.search, "xyz", 500);
    expect(asked.some(({ query }) => query.search_query === "xyz")).toBe(true);
    expect(said()).toContain("No course with these words");
  });

  test("show who follows them and which feed they come from, which alone changes them", async () => {
    const fed: CatalogueCourse = { ...course, id: SKILL.id, title_en: "Fed", feed: "partner", can: [] };
    await draw({ [LIST]: () => ({ data: [course, fed], total: 2 }) });
    expect(said()).toContain("3 colleagues started or completed it");
    expect(said()).toContain("From the feed partner");
    expect(findNamed("Edit Fed")).toBeUndefined();
  });

  test("are withdrawn after a question; where that fails it says why", async () => {
    let shown = course;
    const answers: Parameters<typeof stubServer>[0] = {
      [LIST]: () => ({ data: [shown], total: 1 }),
      [REMOVE]: refused(409),
    };
    await draw(answers);
    await pressNamed("Stop offering SQL at work");
    await pressNamed("Stop offering");
    expect(screen?.message()).toBe("Out of order");
    answers[REMOVE] = () => {
      shown = { ...course, removed: true, version: 2, can: ["edit", "restore"] };
      return shown;
    };
    await pressNamed("Stop offering");
    expect(screen?.message()).toBe("SQL at work is no longer offered");
    expect(findNamed("Offer again: SQL at work")).toBeDefined();
  });
});
