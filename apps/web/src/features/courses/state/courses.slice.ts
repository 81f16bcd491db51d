import { createSlice, isFulfilled, isPending, isRejected, type PayloadAction } from "@reduxjs/toolkit";
import type { CourseState, MatchedCourse, MyCourse } from "@vaardig/contract/courses/courses";
import { useSelector } from "react-redux";
import { authRestored } from "../../../lib/auth.slice.ts";
import { isAuthReset } from "../../../lib/createScreenSlice.ts";
import type { CourseLevel, CoursePrice } from "../../../shared/courses/courseChoices.ts";
import {
  completeCourse,
  deleteCourse,
  fetchMatchedCourse,
  fetchMatchedCourses,
  fetchMyCourse,
  fetchMyCourses,
  startAndFetch,
  startCourse,
} from "./courseThunks.ts";
import type { SortedSkill } from "./sortSkills.ts";
import { parseStoredCourses } from "./storedCourses.ts";

/** State of a load. */
export interface LoadState {
  loading: boolean;
  success: boolean;
  error: boolean;
  /** Error message; null without one. */
  message: string | null;
  /** The error says that the record is not there, or not for the reader. */
  isMissing: boolean;
  /** Id of the latest request; responses to earlier ones are ignored. */
  requestId: string | null;
}

export const LOAD_THUNKS = {
  fetchMyCourses,
  fetchMyCourse,
  fetchMatchedCourses,
  fetchMatchedCourse,
} as const;
export type LoadName = keyof typeof LOAD_THUNKS;

/** State of the courses, with the specification's names. */
export interface CoursesState {
  myCourses: MyCourse[];
  myCourse: MyCourse | null;
  matchedCourses: MatchedCourse[];
  matchedCourse: MatchedCourse | null;
  coursesCount: number;
  courseSkillId: string | null;
  sortedUserSkills: SortedSkill[];
  courseLevel: CourseLevel;
  courseState: CourseState;
  coursePrice: CoursePrice;
  loads: Record<LoadName, LoadState>;
}

const IDLE: LoadState = {
  loading: false,
  success: false,
  error: false,
  message: null,
  isMissing: false,
  requestId: null,
};

export const initialCourses: CoursesState = {
  myCourses: [],
  myCourse: null,
  matchedCourses: [],
  matchedCourse: null,
  coursesCount: 0,
  courseSkillId: null,
  sortedUserSkills: [],
  courseLevel: "Beginner",
  courseState: "not started",
  coursePrice: "free",
  loads: {
    fetchMyCourses: IDLE,
    fetchMyCourse: IDLE,
    fetchMatchedCourses: IDLE,
    fetchMatchedCourse: IDLE,
  },
};

const THUNKS = Object.entries(LOAD_THUNKS) as [LoadName, (typeof LOAD_THUNKS)[LoadName]][];
const loadOf = (type: string) => THUNKS.find(([, { typePrefix }]) => type.startsWith(`${typePrefix}/`))?.[0];
const all = Object.values(LOAD_THUNKS) as [typeof fetchMyCourses, ...(typeof fetchMyCourses)[]];

const isLatest = (state: CoursesState, name: LoadName, { meta }: { meta: { requestId: string } }) =>
  state.loads[name].requestId === meta.requestId;

const slice = createSlice({
  name: "courses",
  initialState: initialCourses,
  reducers: {
    /** Restores persisted state; invalid parts keep their initial value. */
    coursesRestored: (state, { payload }: PayloadAction<unknown>) => ({
      ...state,
      ...parseStoredCourses(payload),
    }),
    courseSkillSelected: (state, { payload }: PayloadAction<string | null>) => {
      state.courseSkillId = payload;
    },
    userSkillsSorted: (state, { payload }: PayloadAction<SortedSkill[]>) => {
      state.sortedUserSkills = payload;
    },
    courseLevelSelected: (state, { payload }: PayloadAction<CourseLevel>) => {
      state.courseLevel = payload;
    },
    coursePriceSelected: (state, { payload }: PayloadAction<CoursePrice>) => {
      state.coursePrice = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchMyCourses.fulfilled, (state, action) => {
        if (isLatest(state, "fetchMyCourses", action)) state.myCourses = action.payload;
      })
      .addCase(fetchMyCourse.pending, (state, { meta }) => {
        // Clears a different course, which must not appear under the new title.
        const open = state.myCourse;
        if (open && open.id !== meta.arg && open.course_id !== meta.arg) state.myCourse = null;
      })
      .addCase(fetchMyCourse.fulfilled, (state, action) => {
        if (isLatest(state, "fetchMyCourse", action)) state.myCourse = action.payload;
      })
      .addCase(fetchMatchedCourses.fulfilled, (state, action) => {
        if (!isLatest(state, "fetchMatchedCourses", action)) return;
        state.matchedCourses = action.payload.courses;
        state.coursesCount = action.payload.count;
      })
      .addCase(fetchMatchedCourse.pending, (state, { meta }) => {
        if (state.matchedCourse?.id !== meta.arg.courseId) state.matchedCourse = null;
      })
      .addCase(fetchMatchedCourse.fulfilled, (state, action) => {
        if (!isLatest(state, "fetchMatchedCourse", action)) return;
        state.matchedCourse = action.payload;
        state.courseState = "not started";
      })
      .addCase(startCourse.fulfilled, (state) => {
        state.courseState = "started";
      })
      .addCase(startAndFetch.fulfilled, (state) => {
        state.courseState = "started";
      })
      .addCase(completeCourse.fulfilled, (state, { payload }) => {
        state.courseState = "completed";
        state.myCourse = null;
        // Not refetched: the response replaces the started course.
        state.myCourses = state.myCourses.map((course) => (course.id === payload.id ? payload : course));
      })
      .addCase(deleteCourse.fulfilled, (state, { payload }) => {
        state.courseState = "not started";
        state.myCourse = null;
        state.myCourses = state.myCourses.filter(({ id }) => id !== payload);
      })
      .addMatcher(isPending(...all), (state, { type, meta }) => {
        const name = loadOf(type);
        if (name) state.loads[name] = { ...IDLE, loading: true, requestId: meta.requestId };
      })
      .addMatcher(isFulfilled(...all), (state, action) => {
        const name = loadOf(action.type);
        if (name && isLatest(state, name, action))
          state.loads[name] = { ...IDLE, success: true, requestId: action.meta.requestId };
      })
      .addMatcher(isRejected(...all), (state, action) => {
        const name = loadOf(action.type);
        if (!name || !isLatest(state, name, action)) return;
        const message = action.payload ?? null;
        const isMissing = action.meta.rejectedWithValue && action.meta.isMissing;
        state.loads[name] = { ...IDLE, error: true, message, isMissing, requestId: action.meta.requestId };
      })
      .addMatcher(isAuthReset, () => initialCourses)
      // Another tab signed in or out: one person's data must not be visible to the next.
      .addMatcher(authRestored.match, () => initialCourses);
  },
});

export const {
  coursesRestored,
  courseSkillSelected,
  userSkillsSorted,
  courseLevelSelected,
  coursePriceSelected,
} = slice.actions;
export const coursesReducer = slice.reducer;

/** Returns the courses state. */
export function useCoursesState(): CoursesState {
  return useSelector((state: { courses: CoursesState }) => state.courses);
}
