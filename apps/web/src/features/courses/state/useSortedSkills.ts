import { useEffect } from "react";
import { useDispatch } from "react-redux";
import {
  useGetJobRequirementsQuery,
  useGetSkillProficiencyQuery,
} from "../../../shared/skills/skills.api.ts";
import { type CoursesState, useCoursesState, userSkillsSorted } from "./courses.slice.ts";
import { sortSkills } from "./sortSkills.ts";

/** The reader's skills for choosing courses, gaps first; read again where they changed. */
export function useSortedSkills(): CoursesState["sortedUserSkills"] {
  const dispatch = useDispatch();
  const { sortedUserSkills } = useCoursesState();
  const { data: job } = useGetJobRequirementsQuery();
  const { data: own } = useGetSkillProficiencyQuery();
  useEffect(() => {
    if (job && own) dispatch(userSkillsSorted(sortSkills(job.sheet, own.data)));
  }, [dispatch, job, own]);
  return sortedUserSkills;
}
