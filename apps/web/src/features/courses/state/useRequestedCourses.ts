import { useCallback, useEffect } from "react";
import { useDispatch } from "react-redux";
import { useAddress } from "../../../lib/useAddress.ts";
import {
  COURSE_LEVELS,
  COURSE_PRICES,
  type CourseLevel,
  type CoursePrice,
  nextCourseLevel,
} from "../../../shared/courses/courseChoices.ts";
import {
  courseLevelSelected,
  coursePriceSelected,
  courseSkillSelected,
  useCoursesState,
} from "./courses.slice.ts";
import type { SortedSkill } from "./sortSkills.ts";

interface CourseFilter {
  skillId: string | null;
  level: CourseLevel;
  price: CoursePrice;
  /** Zero-based. */
  page: number;
}

const oneOf = <T extends string>(values: readonly T[], given: string | undefined) =>
  values.find((value) => value === given);

/**
 * Returns the course query: from the URL, otherwise the last one, otherwise for the most important skill one
 * level above the current one. Changes update the URL.
 */
export function useRequestedCourses(skills: readonly SortedSkill[]): {
  asked: CourseFilter;
  ask: (values: Partial<Omit<CourseFilter, "skillId">> & { skillId?: string }) => void;
} {
  const dispatch = useDispatch();
  const { get, number, set } = useAddress();
  const { courseSkillId, courseLevel, coursePrice } = useCoursesState();
  const skillId = get("skill") ?? courseSkillId ?? skills[0]?.skill.id ?? null;
  const first = courseSkillId === null ? skills[0] : undefined;
  const level = oneOf(COURSE_LEVELS, get("level")) ?? (first ? nextCourseLevel(first.level) : courseLevel);
  const price = oneOf(COURSE_PRICES, get("price")) ?? coursePrice;
  const page = number("page");

  useEffect(() => {
    dispatch(courseSkillSelected(skillId));
    dispatch(courseLevelSelected(level));
    dispatch(coursePriceSelected(price));
  }, [dispatch, skillId, level, price]);

  const ask = useCallback(
    (values: Partial<Omit<CourseFilter, "skillId">> & { skillId?: string }) => {
      set({
        ...(values.skillId !== undefined && { skill: values.skillId }),
        ...(values.level && { level: values.level }),
        ...(values.price && { price: values.price }),
        page: values.page ?? null,
      });
    },
    [set],
  );
  return { asked: { skillId, level, price, page }, ask };
}
