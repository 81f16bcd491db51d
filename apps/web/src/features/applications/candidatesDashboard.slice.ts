import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import type { Stage } from "@vaardig/contract/applications/pipeline";
import { useSelector } from "react-redux";
import { isAuthReset } from "../../lib/createScreenSlice.ts";

/** State of the candidates dashboard, with the specification's names. */
export interface CandidatesDashboardState {
  selectedVacancy: string | null;
  selectedStatus: Stage | null;
  /** Cards of the selected status. */
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
    /** Selecting the current one again clears the selection. */
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
      // Discards a response to an earlier selection.
      const { vacancy, status, cards } = payload;
      if (state.selectedVacancy !== vacancy || state.selectedStatus !== status) return;
      Object.assign(state, { loading: false, success: true, statusFiltered: cards });
    },
    statusFailed: (state) => ({ ...state, loading: false, error: true, success: false }),
    /** A full reload of the pipeline clears the filtered list. */
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

/** Returns the selected job and status of the dashboard. */
export function useCandidatesDashboard(): CandidatesDashboardState {
  return useSelector((state: { candidatesDashboard: CandidatesDashboardState }) => state.candidatesDashboard);
}
