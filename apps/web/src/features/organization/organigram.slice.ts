import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { OrganigramEdge, OrganigramRole } from "@vaardig/contract/organization/organigram";
import { useSelector } from "react-redux";
import { isAuthReset } from "../../lib/createScreenSlice.ts";

export interface OrganigramState {
  data: { roles: OrganigramRole[]; edges: OrganigramEdge[] };
  /** Id of the reader's own position. */
  detectedPosition: string | null;
  loading: boolean;
  error: boolean;
  success: boolean;
}

const initialState: OrganigramState = {
  data: { roles: [], edges: [] },
  detectedPosition: null,
  loading: false,
  error: false,
  success: false,
};

const slice = createSlice({
  name: "organigram",
  initialState,
  reducers: {
    organigramLoading: (state) => ({ ...state, loading: true, error: false }),
    organigramLoaded: (
      _state,
      { payload }: PayloadAction<Pick<OrganigramState, "data" | "detectedPosition">>,
    ) => ({ ...payload, loading: false, error: false, success: true }),
    organigramFailed: (state) => ({ ...state, loading: false, error: true, success: false }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAuthReset, () => initialState);
  },
});

export const { organigramLoading, organigramLoaded, organigramFailed } = slice.actions;
export const organigramReducer = slice.reducer;

/** Returns the organigram state, with the specification's names. */
export function useOrganigramState(): OrganigramState {
  return useSelector((state: { organigram: OrganigramState }) => state.organigram);
}
