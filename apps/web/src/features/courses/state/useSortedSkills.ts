import { useEffect } from "react";
import { useDispatch } from "react-redux";
import {
  useGetJobRequirementsQuery,
  useGetSkillProficiencyQuery,
} from "../../../shared/skills/skills.api.ts";
import { type CoursesState, useCoursesState, userSkillsSorted } from "./courses.slice.ts";
import { sortSkills } from "./sortSkills.ts";

interface SortedSkills {
  skills: CoursesState["sortedUserSkills"];
  /** Nothing is known yet. */
  isLoading: boolean;
  /** Why it could not be read. */
  error: unknown;
  read: () => void;
}

/** The reader's skills for choosing courses, gaps first; read again where they changed. */
export function useSortedSkills(): SortedSkills {
  const dispatch = useDispatch();
  const { sortedUserSkills } = useCoursesState();
  const job = useGetJobRequirementsQuery();
  const own = useGetSkillProficiencyQuery();
  const { data: requirements } = job;
  const { data: proficiency } = own;
  useEffect(() => {
    if (requirements && proficiency)
      dispatch(userSkillsSorted(sortSkills(requirements.sheet, proficiency.data)));
  }, [dispatch, requirements, proficiency]);
  return {
    skills: sortedUserSkills,
    isLoading: !requirements || !proficiency,
    error: job.error ?? own.error,
    read: () => {
      void job.refetch();
      void own.refetch();
    },
  };
}
