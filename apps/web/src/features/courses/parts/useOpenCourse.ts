import type { MatchedCourse, MyCourse } from "@vaardig/contract/courses/courses";
import { useCallback, useEffect, useState } from "react";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { useAddress } from "../../../lib/useAddress.ts";
import { COURSE_LEVELS, type CourseLevel } from "../../../shared/courses/courseChoices.ts";
import { useCoursesState } from "../state/courses.slice.ts";
import { fetchMatchedCourse, fetchMyCourse } from "../state/courseThunks.ts";
import { useCoursesDispatch } from "./useCourseActs.ts";

interface OpenCourse {
  course: MatchedCourse | MyCourse | null;
  /** The reader's enrolment; null without one. */
  mine: MyCourse | null;
  /** The course as a match for the selected skill; null without one. */
  matched: MatchedCourse | null;
  skillId: string | null;
  level: CourseLevel;
  /** Error message, and whether the course is not there; null without one. */
  failure: { message: string; isMissing: boolean } | null;
  read: () => void;
  onCompleted: (course: MyCourse) => void;
}

/** Returns the course of the URL, as a match for the URL's skill and as the reader's enrolment. */
export function useOpenCourse(courseId: string): OpenCourse {
  const language = useCurrentLanguage();
  const dispatch = useCoursesDispatch();
  const { get } = useAddress();
  const { myCourse, matchedCourse, loads } = useCoursesState();
  // A completed course is cleared from the store and not refetched, so the response is kept for the page.
  const [completed, setCompleted] = useState<MyCourse | null>(null);
  const mine = [myCourse, completed].find((one) => one?.course_id === courseId) ?? null;
  const matched = matchedCourse?.id === courseId ? matchedCourse : null;
  const skillId = get("skill") ?? mine?.skill.id ?? null;
  const level = COURSE_LEVELS.find((one) => one === get("level")) ?? "Beginner";

  const read = useCallback(async () => {
    if (!language) return;
    setCompleted(null);
    if (!skillId) {
      await dispatch(fetchMyCourse(courseId));
      return;
    }
    const answer = await dispatch(fetchMatchedCourse({ courseId, skillId, level }));
    if (fetchMatchedCourse.fulfilled.match(answer) && answer.payload.enrolment)
      await dispatch(fetchMyCourse(answer.payload.enrolment.id));
  }, [dispatch, courseId, skillId, level, language]);
  useEffect(() => {
    void read();
  }, [read]);

  const failed = skillId ? loads.fetchMatchedCourse : loads.fetchMyCourse;
  return {
    course: matched ?? mine,
    mine,
    matched,
    skillId,
    level,
    failure: failed.error && failed.message ? { message: failed.message, isMissing: failed.isMissing } : null,
    read: () => void read(),
    onCompleted: setCompleted,
  };
}
