import type { CareerPath } from "@vaardig/contract/career-path/careerPath";
import { expect, test } from "vitest";
import { signedOut } from "../../lib/auth.slice.ts";
import {
  careerPathFailed,
  careerPathLoaded,
  careerPathLoading,
  type DevelopmentPart,
  developmentReducer,
  jobsRecommended,
} from "./development.slice.ts";
import { buildCareerJob, buildCareerPath } from "./testing/careerBuilders.ts";

const start = developmentReducer(undefined, { type: "start" });
const path: CareerPath = buildCareerPath();

test.each<DevelopmentPart>(["data", "profileData", "overviewData"])(
  "pending, success and failure of %s set the flags; a failure keeps what was there",
  (part) => {
    const loading = developmentReducer(start, careerPathLoading());
    expect(loading).toMatchObject({ loading: true, error: false, success: false });
    const loaded = developmentReducer(loading, careerPathLoaded({ part, path }));
    expect(loaded).toEqual({
      ...start,
      [part]: { jobs: path.jobs, edges: path.edges },
      loading: false,
      error: false,
      success: true,
    });
    const failed = developmentReducer(developmentReducer(loaded, careerPathLoading()), careerPathFailed());
    expect(failed).toEqual({ ...loaded, loading: false, error: true, success: false });
  },
);

test("recommended jobs are kept beside the paths, and signing out forgets all of it", () => {
  const told = developmentReducer(start, jobsRecommended([buildCareerJob()]));
  expect(told.jobsRecommendation).toHaveLength(1);
  expect(developmentReducer(told, signedOut())).toEqual(start);
});
