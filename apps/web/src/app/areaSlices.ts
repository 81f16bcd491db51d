import type { Reducer } from "@reduxjs/toolkit";
import { applicationModalsSlice } from "../features/applications/applicationModals.slice.ts";
import { candidateSlice } from "../features/candidates/candidate.slice.ts";
import { careerPathDialogsSlice } from "../features/career-path/careerPathDialogs.slice.ts";
import { goalsSlice } from "../features/goals/goals.slice.ts";
import { freelancerApplicationModalsSlice } from "../features/my-applications/freelancerApplicationModals.slice.ts";
import { freelancerProfileSlice } from "../features/profile/freelancerProfile.slice.ts";
import { jobProfileSlice } from "../features/skill-profiles/jobProfile.slice.ts";
import { mySkillsSlice } from "../features/skills/mySkills.slice.ts";
import { talentPoolModalsSlice } from "../features/talent-pools/talentPoolModals.slice.ts";
import { addJobSlice } from "../shared/add-to/addJob.slice.ts";

/** Interface state of the signed-in screens, under the state names of the specification. */
export const areaSlices: Record<string, Reducer> = {
  addJob: addJobSlice.reducer,
  applicationModals: applicationModalsSlice.reducer,
  candidate: candidateSlice.reducer,
  careerPathDialogs: careerPathDialogsSlice.reducer,
  freelancerApplicationModals: freelancerApplicationModalsSlice.reducer,
  freelancerProfile: freelancerProfileSlice.reducer,
  goals: goalsSlice.reducer,
  jobProfile: jobProfileSlice.reducer,
  mySkills: mySkillsSlice.reducer,
  talentPoolModals: talentPoolModalsSlice.reducer,
};
