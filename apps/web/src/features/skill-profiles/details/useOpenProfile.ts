import { useEffect } from "react";
import { useDispatch } from "react-redux";
import { useGetJobSkillRecommendationsQuery, useGetSkillProfileQuery } from "../skill-profiles.api.ts";
import {
  jobSelected,
  profileRead,
  recommendationsRead,
  type SkillProfileState,
  useSkillProfileState,
} from "../skillProfile.slice.ts";

interface Opened {
  state: SkillProfileState;
  error: unknown;
  recommendationsFailed: boolean;
  retry: () => void;
}

/** Opens a job profile in the store while it is on screen. */
export function useOpenProfile(id: string): Opened {
  const dispatch = useDispatch();
  const state = useSkillProfileState();
  const { currentData, error, refetch } = useGetSkillProfileQuery({ query: { job_profile_id: id } });
  const canEdit = currentData?.can.includes("edit") ?? false;
  const recommended = useGetJobSkillRecommendationsQuery(
    { query: { type: "job_skills", value: id } },
    { skip: !canEdit },
  );

  useEffect(() => {
    dispatch(jobSelected(id));
    return () => {
      dispatch(jobSelected(null));
    };
  }, [dispatch, id]);
  useEffect(() => {
    if (currentData) dispatch(profileRead(currentData));
  }, [dispatch, currentData]);
  useEffect(() => {
    if (recommended.currentData) dispatch(recommendationsRead(recommended.currentData.data));
  }, [dispatch, recommended.currentData]);

  return {
    state,
    error: currentData ? undefined : error,
    recommendationsFailed: recommended.isError,
    retry: () => void refetch(),
  };
}
