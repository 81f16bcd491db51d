import {
  compareCareerJobs,
  dismissCareerJob,
  getCareerPath,
  restoreCareerJob,
  tryCareerChanges,
} from "@vaardig/contract/career-path/careerPath";
import { getRecommendations } from "@vaardig/contract/skills/recommendations";
import { isApiError } from "../../lib/api/apiError.ts";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";
import { i18n } from "../../lib/language/i18n.ts";
import { snackbarShown } from "../../lib/snackbar.slice.ts";
import {
  careerPathFailed,
  careerPathLoaded,
  careerPathLoading,
  type DevelopmentPart,
  jobsRecommended,
} from "./development.slice.ts";

/** Skill levels, job profiles and open jobs all affect a career path. */
const provides = ["career-path", "skills", "skill-profiles", "jobs", "employees"] as const;

const partOf = (query: { user_id?: string | undefined; id?: string | undefined } = {}): DevelopmentPart =>
  query.id ? "overviewData" : query.user_id ? "profileData" : "data";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getCareerPath: call.query(builder, getCareerPath, {
      provides,
      fallback: () => i18n.t("career-path:load-failed"),
      async onQueryStarted(input, { dispatch, queryFulfilled }) {
        dispatch(careerPathLoading());
        try {
          const { data: path } = await queryFulfilled;
          dispatch(careerPathLoaded({ part: partOf(input?.query), path }));
        } catch (failure) {
          dispatch(careerPathFailed());
          const error = (failure as { error?: unknown }).error;
          const message = isApiError(error) ? error.message : i18n.t("career-path:load-failed");
          dispatch(snackbarShown({ message, severity: "error" }));
        }
      },
    }),
    getCareerRecommendations: call.query(builder, getRecommendations, {
      provides,
      async onQueryStarted(_input, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(jobsRecommended(answer.data.jobs ?? []));
      },
    }),
    compareCareerJobs: call.query(builder, compareCareerJobs, { provides }),
    tryCareerChanges: call.query(builder, tryCareerChanges, { provides }),
    dismissCareerJob: call.mutation(builder, dismissCareerJob, { invalidates: ["career-path"] }),
    restoreCareerJob: call.mutation(builder, restoreCareerJob, { invalidates: ["career-path"] }),
  }),
});

export const {
  useGetCareerPathQuery,
  useGetCareerRecommendationsQuery,
  useCompareCareerJobsQuery,
  useTryCareerChangesQuery,
  useDismissCareerJobMutation,
  useRestoreCareerJobMutation,
} = api;
