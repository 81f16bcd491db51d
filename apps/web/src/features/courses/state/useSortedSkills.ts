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
  /** True before any data. */
  isLoading: boolean;
  /** Error; undefined without one. */
  error: unknown;
  read: () => void;
}

/** Returns the reader's skills for course search, gaps first; reloaded after changes. */
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
