import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import type { Stage } from "@vaardig/contract/applications/pipeline";
import { useSelector } from "react-redux";
import { isAuthReset } from "../../lib/createScreenSlice.ts";

/** The candidates dashboard under the specification's names. */
export interface CandidatesDashboardState {
  selectedVacancy: string | null;
  selectedStatus: Stage | null;
  /** Those on the selected status. */
  statusFiltered: ApplicationCard[];
  loading: boolean;
  error: boolean;
  success: boolean;
}

interface StatusLoaded {
  vacancy: string;
  status: Stage;
  cards: ApplicationCard[];
}

const initialState: CandidatesDashboardState = {
  selectedVacancy: null,
  selectedStatus: null,
  statusFiltered: [],
  loading: false,
  error: false,
  success: false,
};

const slice = createSlice({
  name: "candidatesDashboard",
  initialState,
  reducers: {
    /** Selecting the same one again clears it. */
    vacancySelected: (state, { payload }: PayloadAction<string>) => {
      state.selectedVacancy = state.selectedVacancy === payload ? null : payload;
      state.selectedStatus = null;
      state.statusFiltered = [];
    },
    statusSelected: (state, { payload }: PayloadAction<Stage>) => {
      state.selectedStatus = state.selectedStatus === payload ? null : payload;
      state.statusFiltered = [];
    },
    statusLoading: (state) => ({ ...state, loading: true, error: false, success: false }),
    statusLoaded: (state, { payload }: PayloadAction<StatusLoaded>) => {
      // An answer that comes after another choice is not shown.
      const { vacancy, status, cards } = payload;
      if (state.selectedVacancy !== vacancy || state.selectedStatus !== status) return;
      Object.assign(state, { loading: false, success: true, statusFiltered: cards });
    },
    statusFailed: (state) => ({ ...state, loading: false, error: true, success: false }),
    /** The whole pipeline is there: what was filtered from it is not shown any more. */
    pipelineLoaded: (state) => {
      state.statusFiltered = [];
      state.selectedStatus = null;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAuthReset, () => initialState);
  },
});

export const { vacancySelected, statusSelected, statusLoading, statusLoaded, statusFailed, pipelineLoaded } =
  slice.actions;
export const candidatesDashboardReducer = slice.reducer;

/** Which vacancy and status are chosen on the dashboard of applications. */
export function useCandidatesDashboard(): CandidatesDashboardState {
  return useSelector((state: { candidatesDashboard: CandidatesDashboardState }) => state.candidatesDashboard);
}
