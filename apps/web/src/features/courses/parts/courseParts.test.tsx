import type { CatalogueCourse } from "@vaardig/contract/courses/courseCatalogue";
import { useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import {
  buildMatchedCourse,
  buildMyCourse,
  COURSE_ID,
  ENROLMENT_ID,
  SKILL,
} from "../../../test/buildCourse.ts";
import { findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { openSelect, optionTexts, pickSelect, pressInSheet, tick } from "../../../test/lists.ts";
import { choose, draw, isAsked, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { type Asked, refused, stubServer, writes } from "../../../test/stubServer.ts";
import { CourseSheet } from "../catalogue/CourseSheet.tsx";
import { TaughtSkillsInput } from "../catalogue/TaughtSkillsInput.tsx";
import catalogueWords from "../course-catalogue.en.json";
import words from "../courses.en.json";
import { RatingForm } from "../ratings/RatingForm.tsx";
import { Ratings } from "../ratings/Ratings.tsx";
import { coursesReducer } from "../state/courses.slice.ts";
import { CompleteDialog } from "./CompleteDialog.tsx";
import { CourseFacts } from "./CourseFacts.tsx";
import { CourseProgress } from "./CourseProgress.tsx";
import { CourseReason } from "./CourseReason.tsx";
import { MatchedActs } from "./MatchedActs.tsx";
import { MyCourseActs } from "./MyCourseActs.tsx";
import { StarLine } from "./StarLine.tsx";
import { TaughtSkills } from "./TaughtSkills.tsx";

type Answers = Parameters<typeof stubServer>[0];
let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.unstubAllGlobals();
});
const show = async (part: React.ReactNode, answers: Answers = {}): Promise<Asked> => {
  await screen?.remove();
  const asked = stubServer(answers);
  screen = await draw(
    part,
    { courses: words, "course-catalogue": catalogueWords },
    { courses: coursesReducer },
  );
  await settle();
  return asked;
};
const text = async (part: React.ReactNode) => {
  await show(part);
  return said();
};
const LICENCE = { ...SKILL, id: COURSE_ID, name: "VCA", kind: "licence" as const };

describe("the words of a course", () => {
  test("show its price with cents only where there are, and its start", async () => {
    const course = buildMatchedCourse();
    expect(await text(<CourseFacts course={course} />)).toBe(
      "Test School · 12 hours · Free · Start any time",
    );
    expect(await text(<CourseFacts course={{ ...course, price: 1200, next_start: "2026-05-01" }} />)).toBe(
      "Test School · 12 hours · €1,200 · Starts 1 May 2026",
    );
    expect(await text(<CourseFacts course={{ ...course, price: 12.5 }} />)).toContain("€12.50");
  });

  test("show why it is listed: points for a job, a level, a licence, or nothing new", async () => {
    const course = buildMatchedCourse();
    const reason = { ...course.reason };
    const of = (more: object, skills = course.skills) =>
      text(<CourseReason course={{ ...course, skills, reason: { ...reason, ...more } }} />);
    expect(await of({})).toBe("Adds 6 points to your match with Data Analyst in 12 hours");
    expect(await of({ band: "high" })).toBe(
      "Adds 6 points to your match with Data Analyst in 12 hours: High match",
    );
    expect(await of({ basis: "skill" })).toBe("Takes you to Intermediate in SQL in 12 hours");
    const licence = [{ skill: LICENCE, level_from: 0, level_to: 5 }];
    expect(await of({ basis: "skill" }, licence)).toBe("Leads to VCA in 12 hours");
    expect(await of({ basis: "none" })).toBe(words.reason.none);
    expect(await of({ needs: [{ skill: SKILL, level: 1 }] })).toContain("Needs SQL at ");
  });

  test("show when it was started or completed, and that it is no longer offered while it still runs", async () => {
    const mine = buildMyCourse();
    expect(await text(<CourseProgress course={mine} />)).toBe("Started 1 Jan 2026");
    const done = {
      ...mine,
      state: "completed" as const,
      completed_at: "2026-02-01T00:00:00.000Z",
      removed: true,
    };
    expect(await text(<CourseProgress course={done} />)).toBe("Completed 1 Feb 2026");
    expect(await text(<CourseProgress course={{ ...done, certificate_id: "c" }} />)).toContain("certificate");
    expect(await text(<CourseProgress course={{ ...mine, removed: true, started_at: null }} />)).toBe(
      words["removed-course"],
    );
  });

  test("show the levels it leads from and to, and its stars", async () => {
    const taught = { skill: SKILL, level_from: 1, level_to: 3 };
    expect(await text(<TaughtSkills skills={[taught]} />)).toMatch(/SQL.*from .* to Intermediate/);
    expect(await text(<TaughtSkills skills={[{ ...taught, level_from: 0 }]} />)).toContain(
      "up to Intermediate",
    );
    expect(await text(<TaughtSkills skills={[{ ...taught, skill: LICENCE }]} />)).toContain(
      words["leads-to-licence"],
    );
    expect(await text(<StarLine rating={{ average: 4, count: 2 }} />)).toContain("4.0 · 2 ratings");
    expect(await text(<StarLine rating={null} />)).toBe("");
  });
});

describe("the acts on a course", () => {
  test("of a match: its state, and only what may be done", async () => {
    const onChanged = vi.fn();
    const acts = (more: object) => (
      <MatchedActs
        course={{ ...buildMatchedCourse(), ...more }}
        skillId={SKILL.id}
        level="Beginner"
        onChanged={onChanged}
      />
    );
    await show(acts({ can: ["plan"], enrolment: { id: ENROLMENT_ID, state: "started" } }));
    expect(said()).toContain(words.states.started);
    expect(findNamed(`Start ${buildMatchedCourse().title}`)).toBeUndefined();
    await show(acts({ can: ["start"] }));
    expect(findNamed(/^Save for later/)).toBeUndefined();
    expect(findNamed(`Start ${buildMatchedCourse().title}`)).toBeDefined();
  });

  test("of one's own are asked first, and a refusal is shown and changes nothing", async () => {
    const onRemoved = vi.fn();
    const course = buildMyCourse({ can: ["delete", "complete"] });
    await show(<MyCourseActs course={course} onRemoved={onRemoved} />, {
      "DELETE /learning_matching/courses": refused(409),
    });
    expect(findNamed(`Start ${course.title}`)).toBeUndefined();
    await pressNamed(`Remove ${course.title}`);
    expect(isAsked(words["remove-help"])).toBe(true);
    await pressInSheet(words["remove-course"]);
    expect(screen?.message()).toBe("Out of order");
    expect(onRemoved).not.toHaveBeenCalled();
    expect(isAsked(words["remove-help"])).toBe(false);
  });

  test("completing proposes the levels that are higher than one's own, and each can be left out", async () => {
    const onConfirm = vi.fn();
    const skills = [
      { skill: SKILL, level_from: 1, level_to: 3 },
      { skill: { ...SKILL, id: COURSE_ID, name: "Python" }, level_from: 1, level_to: 2 },
    ];
    await show(
      <CompleteDialog
        course={{ title: "Data", skills }}
        isBusy={false}
        onConfirm={onConfirm}
        onClose={() => undefined}
      />,
    );
    await tick("Python");
    await press(words["complete-course"]);
    expect(onConfirm).toHaveBeenCalledWith([{ skill_id: SKILL.id, level: 3 }]);
    await tick("Python");
    await press(words["complete-course"]);
    expect(onConfirm).toHaveBeenLastCalledWith([
      { skill_id: SKILL.id, level: 3 },
      { skill_id: COURSE_ID, level: 2 },
    ]);
  });
});

describe("the ratings of a course", () => {
  const RATE = "PUT /learning_matching/ratings";
  const CALL = "GET /learning_matching/ratings";
  const rating = {
    stars: 4,
    text: "Clear",
    name: "Bo",
    mine: false,
    created_at: "2026-02-03T10:00:00.000Z",
    version: 2,
  };

  test("need stars, and an earlier one is changed at its version", async () => {
    const asked = await show(<RatingForm courseId={COURSE_ID} rating={null} />, { [RATE]: () => rating });
    await press(words.ratings.save);
    expect(said()).toContain(words.ratings.choose);
    expect(writes(asked)).toHaveLength(0);
    await act(async () => document.querySelectorAll<HTMLInputElement>("input[type=radio]")[2]?.click());
    await settle();
    await press(words.ratings.save);
    expect(writes(asked)[0]?.body).toEqual({ course_id: COURSE_ID, stars: 3, text: "" });
    expect(screen?.message()).toBe(words.ratings.saved);
    const again = await show(<RatingForm courseId={COURSE_ID} rating={rating} />, { [RATE]: () => rating });
    await type(words.ratings.text, "Clearer");
    await press(words.ratings.save);
    expect(writes(again)[0]?.body).toEqual({ course_id: COURSE_ID, stars: 4, text: "Clearer", version: 2 });
  });

  test("are read page by page, and those who may rate see their form instead of nothing", async () => {
    const asked = await show(<Ratings courseId={COURSE_ID} canRate={false} />, {
      [CALL]: () => ({ data: [rating], total: 12, own: null }),
    });
    expect(said()).toContain("ClearBo · 3 Feb 2026");
    expect(findNamed(words.ratings.save)).toBeUndefined();
    await pressNamed("Next page");
    expect(asked.at(-1)?.query).toEqual({ course_id: COURSE_ID, page: "1", size: "10" });
    await show(<Ratings courseId={COURSE_ID} canRate={false} />, {
      [CALL]: () => ({ data: [], total: 0, own: null }),
    });
    expect(said()).toContain(words.ratings.none);
    await show(<Ratings courseId={COURSE_ID} canRate />, {
      [CALL]: () => ({ data: [], total: 0, own: null }),
    });
    expect(said()).not.toContain(words.ratings.none);
    expect(findNamed(words.ratings.save)).toBeDefined();
  });
});

describe("a course of one's own company", () => {
  const COURSE: CatalogueCourse = {
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
    version: 7,
    skills: [{ skill: SKILL, level_from: 1, level_to: 3 }],
    can: ["edit"],
  };

  test("needs a title, a provider, hours and a skill", async () => {
    const asked = await show(<CourseSheet course={null} onClose={() => undefined} />);
    await pressInSheet(catalogueWords.form.save);
    expect(writes(asked)).toHaveLength(0);
    expect(said()).toContain(catalogueWords.form["skills-missing"]);
    expect(document.querySelectorAll("[aria-invalid=true]").length).toBeGreaterThanOrEqual(2);
  });

  test("is saved at its version with its skills by id, and the sheet closes", async () => {
    const onClose = vi.fn();
    const asked = await show(<CourseSheet course={COURSE} onClose={onClose} />, {
      "PUT /course_catalogue": () => ({ ...COURSE, title_en: "SQL" }),
    });
    await type(catalogueWords.form.title_en, "SQL");
    await pressInSheet(catalogueWords.form.save);
    expect(writes(asked)[0]?.body).toMatchObject({
      id: COURSE_ID,
      version: 7,
      title_en: "SQL",
      skills: [{ skill_id: SKILL.id, level_from: 1, level_to: 3 }],
    });
    expect(screen?.message()).toBe("SQL has been saved");
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("teaches a skill to a level above the one before", async () => {
    let now: Parameters<typeof TaughtSkillsInput>[0]["skills"] = [];
    const Input = () => {
      const [skills, setSkills] = useState<typeof now>([
        { skill: SKILL, level_from: 0, level_to: 2 },
        { skill: LICENCE, level_from: 0, level_to: 5 },
      ]);
      now = skills;
      return <TaughtSkillsInput skills={skills} onChange={setSkills} error={null} />;
    };
    await show(<Input />);
    await pickSelect("SQL: level before", "Intermediate");
    expect(now[0]).toMatchObject({ level_from: 3, level_to: 4 });
    await openSelect("SQL: level after");
    expect(optionTexts()).toHaveLength(2);
    await choose(optionTexts()[1] ?? "");
    expect(now[0]).toMatchObject({ level_from: 3, level_to: 5 });
    // A licence is held or not.
    await expect(openSelect("VCA: level before")).rejects.toThrow("No select field");
    await pressNamed("Leave out SQL");
    expect(now.map(({ skill }) => skill.name)).toEqual(["VCA"]);
  });
});
