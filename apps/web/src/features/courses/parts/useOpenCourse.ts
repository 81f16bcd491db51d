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
  /** The reader's own enrolment. */
  mine: MyCourse | null;
  /** What it adds for the skill that it is looked at for. */
  matched: MatchedCourse | null;
  skillId: string | null;
  level: CourseLevel;
  /** Why it could not be read. */
  failure: string | null;
  read: () => void;
  onCompleted: (course: MyCourse) => void;
}

/** The course that the address names: as a match for the skill that it names, and as one's own where it is. */
export function useOpenCourse(courseId: string): OpenCourse {
  const language = useCurrentLanguage();
  const dispatch = useCoursesDispatch();
  const { get } = useAddress();
  const { myCourse, matchedCourse, loads } = useCoursesState();
  // A completed course is cleared from the store and not read again: the answer of completing it stays on the page.
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
    ...{ course: matched ?? mine, mine, matched, skillId, level },
    ...{ failure: failed.error ? failed.message : null, read: () => void read(), onCompleted: setCompleted },
  };
}
