import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { CareerJob } from "@vaardig/contract/career-path/careerJob";
import type { CareerEdge, CareerPath } from "@vaardig/contract/career-path/careerPath";
import { useSelector } from "react-redux";
import { isAuthReset } from "../../lib/createScreenSlice.ts";

interface Drawn {
  jobs: CareerJob[];
  edges: CareerEdge[];
}

/** The part of the state that a load concerns: one's own path, a person's path, or the routes to one job. */
export type DevelopmentPart = "data" | "profileData" | "overviewData";

export interface DevelopmentState extends Record<DevelopmentPart, Drawn> {
  jobsRecommendation: CareerJob[];
  loading: boolean;
  error: boolean;
  success: boolean;
}

const NOTHING: Drawn = { jobs: [], edges: [] };

const initialState: DevelopmentState = {
  data: NOTHING,
  profileData: NOTHING,
  overviewData: NOTHING,
  jobsRecommendation: [],
  loading: false,
  error: false,
  success: false,
};

interface Loaded {
  part: DevelopmentPart;
  path: CareerPath;
}

const slice = createSlice({
  name: "development",
  initialState,
  reducers: {
    careerPathLoading: (state) => ({ ...state, loading: true, error: false }),
    careerPathLoaded: (state, { payload: { part, path } }: PayloadAction<Loaded>) => ({
      ...state,
      [part]: { jobs: path.jobs, edges: path.edges },
      loading: false,
      error: false,
      success: true,
    }),
    careerPathFailed: (state) => ({ ...state, loading: false, error: true, success: false }),
    jobsRecommended: (state, { payload }: PayloadAction<CareerJob[]>) => ({
      ...state,
      jobsRecommendation: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAuthReset, () => initialState);
  },
});

export const { careerPathLoading, careerPathLoaded, careerPathFailed, jobsRecommended } = slice.actions;
export const developmentReducer = slice.reducer;

/** Returns the career path state, with the specification's names. */
export function useDevelopmentState(): DevelopmentState {
  return useSelector((state: { development: DevelopmentState }) => state.development);
}
