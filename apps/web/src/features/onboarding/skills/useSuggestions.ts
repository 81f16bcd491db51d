import type { StoredFile } from "@vaardig/contract/files/files";
import { INTERNAL_ROLES } from "@vaardig/contract/roles";
import type { RecommendedSkill } from "@vaardig/contract/skills/skills";
import { useMemo } from "react";
import { useAuth } from "../../../lib/libState.ts";
import { useGetResumeReviewQuery } from "../../../shared/resume-review/resumeReview.api.ts";
import { useGetJobRequirementsQuery, useGetRecommendationsQuery } from "../../../shared/skills/skills.api.ts";

export interface Suggestions {
  /** Source of the suggestions; `none` without a résumé with skills and without a job. */
  from: "resume" | "job" | "none";
  skills: readonly RecommendedSkill[];
  /** Words of the résumé without a similar skill. */
  unlinked: readonly string[];
  /** True when skills of the résumé are already in the profile. */
  hasAdded: boolean;
  /** Title of the source job; null without one. */
  job: string | null;
  loading: boolean;
  error: unknown;
  retry: () => void;
}

const NONE: never[] = [];

/** Returns suggested skills: undecided ones of the résumé, otherwise the required ones of the job. */
export function useSuggestions(resume: StoredFile | null): Suggestions {
  const { user } = useAuth();
  const ofResume = useGetResumeReviewQuery(
    { query: { file_id: resume?.id ?? "" } },
    { skip: !resume, refetchOnMountOrArgChange: true },
  );
  const read = resume ? ofResume.data : undefined;
  const open = useMemo(() => read?.skills.filter(({ state }) => state === "open") ?? NONE, [read]);
  const hasResume = open.length > 0;
  const internal = INTERNAL_ROLES.some((role) => role === user?.system_role);
  const askJob = internal && !hasResume && (!resume || read !== undefined);
  const job = useGetJobRequirementsQuery(undefined, { skip: !askJob });
  const jobId = job.data?.job_profile_id;
  const ofJob = useGetRecommendationsQuery(
    { query: { type: "suggested_skills", value: jobId ?? "" } },
    { skip: !askJob || !jobId },
  );
  const failed = [ofResume, job, ofJob].find(({ isError }) => isError);
  const jobSkills = askJob ? (ofJob.data?.data ?? NONE) : NONE;
  return {
    from: hasResume ? "resume" : jobSkills.length > 0 ? "job" : "none",
    skills: hasResume ? open : jobSkills,
    hasAdded: read?.skills.some(({ state }) => state === "added") ?? false,
    unlinked: read?.unlinked ?? NONE,
    job: job.data?.sheet?.title ?? null,
    loading: ofResume.isLoading || job.isLoading || ofJob.isLoading,
    error: failed?.error,
    retry: () => void failed?.refetch(),
  };
}
