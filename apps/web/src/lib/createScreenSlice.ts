import { createSlice, isAnyOf, type PayloadAction, type Reducer } from "@reduxjs/toolkit";
import { useCallback, useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { sessionEnded, signedIn, signedOut, signInStarted } from "./auth.slice.ts";

/** Actions after which one person's data must not remain for the next. */
export const isAuthReset = isAnyOf(signInStarted, signedIn, signedOut, sessionEnded);

interface ScreenSlice<Open extends object> {
  reducer: Reducer<Open>;
  /**
   * Returns one part of the state and its setter, like `useState`; the part resets when the component
   * unmounts.
   */
  usePart: <Part extends keyof Open>(part: Part) => [Open[Part], (value: Open[Part]) => void];
}

interface Changed<Open> {
  part: keyof Open;
  value: Open[keyof Open];
}

/** Creates a store slice for a screen's interface state, separate from cached server data. */
export function createScreenSlice<Open extends object>(name: string, closed: Open): ScreenSlice<Open> {
  const slice = createSlice({
    name,
    initialState: () => closed,
    reducers: {
      changed: (state, { payload }: PayloadAction<Changed<Open>>) => ({
        ...state,
        [payload.part]: payload.value,
      }),
    },
    extraReducers: (builder) => {
      builder.addMatcher(isAuthReset, () => closed);
    },
  });
  const { changed } = slice.actions;

  function usePart<Part extends keyof Open>(part: Part): [Open[Part], (value: Open[Part]) => void] {
    const dispatch = useDispatch();
    const value = useSelector((state: Record<string, Open>) => (state[name] ?? closed)[part]);
    const set = useCallback(
      (next: Open[Part]) => {
        dispatch(changed({ part, value: next }));
      },
      [dispatch, part],
    );
    useEffect(() => () => set(closed[part]), [set, part]);
    return [value, set];
  }
  return { reducer: slice.reducer, usePart };
}
