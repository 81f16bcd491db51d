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

interface Asked {
  skillId: string | null;
  level: CourseLevel;
  price: CoursePrice;
  /** From 0. */
  page: number;
}

const oneOf = <T extends string>(values: readonly T[], given: string | undefined) =>
  values.find((value) => value === given);

/**
 * Which courses are asked for: as the address says, else as it was last time, else for the skill that matters most, one
 * step beyond its level. The address follows what is chosen.
 */
export function useAskedCourses(skills: readonly SortedSkill[]): {
  asked: Asked;
  ask: (values: Partial<Omit<Asked, "skillId">> & { skillId?: string }) => void;
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
    (values: Partial<Omit<Asked, "skillId">> & { skillId?: string }) => {
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
