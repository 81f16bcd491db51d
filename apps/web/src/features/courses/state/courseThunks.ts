import { createAsyncThunk } from "@reduxjs/toolkit";
import { COURSE_PROVIDER, type MatchedCourse, type MyCourse } from "@vaardig/contract/courses/courses";
import { type ApiError, isApiError } from "../../../lib/api/apiError.ts";
import { i18n } from "../../../lib/language/i18n.ts";
import { type CourseLevel, type CoursePrice, levelCodeOf } from "../../../shared/courses/courseChoices.ts";
import { coursesApi } from "../courses.api.ts";

const { getCourses, getCourseMatches, ...writes } = coursesApi.endpoints;

/** Rejects with the server's message, otherwise with a client message; with whether the record is missing. */
interface Rejects {
  rejectValue: string;
  rejectedMeta: { isMissing: boolean };
}

const NOT_THERE = [400, 403, 404];
const MISSING = { isMissing: true };
const FAILED = { isMissing: false };

/** Returns the error message; the client's own when the server is unreachable. */
const wordsOf = (error: ApiError, own: string) => (error.code === "network" ? own : error.message);

/** Runs calls; a failure rejects the thunk with its message. */
async function told<T, Rejected>(
  calls: () => Promise<T>,
  own: string,
  reject: (words: string, meta: Rejects["rejectedMeta"]) => Rejected,
): Promise<T | Rejected> {
  try {
    return await calls();
  } catch (error) {
    if (!isApiError(error)) throw error;
    return reject(wordsOf(error, own), { isMissing: NOT_THERE.includes(error.status ?? 0) });
  }
}

const failed = () => i18n.t("courses:fetch-failed");
const noneFound = () => i18n.t("courses:none-found");

/** Query of course matches. */
export interface RequestedMatches {
  skillId: string;
  level: CourseLevel;
  price: CoursePrice;
  /** One-based. */
  page: number;
}

/** A course selected for a skill. */
export interface ChosenCourse {
  courseId: string;
  skillId: string;
  level: CourseLevel;
}

const bodyOf = ({ courseId, skillId, level }: ChosenCourse) => ({
  body: {
    course_id: courseId,
    level: levelCodeOf(level),
    skill: skillId,
    provider: COURSE_PROVIDER,
  } as const,
});

const FRESH = { subscribe: false, forceRefetch: true } as const;

export const fetchMyCourses = createAsyncThunk<MyCourse[], undefined, Rejects>(
  "courses/fetchMyCourses",
  (_none, { dispatch, rejectWithValue }) =>
    told(
      async () => {
        const read = await dispatch(getCourses.initiate({}, FRESH)).unwrap();
        return Array.isArray(read) ? read : [read];
      },
      failed(),
      rejectWithValue,
    ),
);

/** Loads one's own course, by the id of the enrolment or the course. */
export const fetchMyCourse = createAsyncThunk<MyCourse, string, Rejects>(
  "courses/fetchMyCourse",
  (id, { dispatch, rejectWithValue }) =>
    told(
      async () => {
        const read = await dispatch(getCourses.initiate({ query: { course_id: id } }, FRESH)).unwrap();
        const [course] = Array.isArray(read) ? read : [read];
        return course ?? rejectWithValue(failed(), MISSING);
      },
      failed(),
      rejectWithValue,
    ),
);

/** Loads a page of courses for a skill; the last item of the response is the total. */
export const fetchMatchedCourses = createAsyncThunk<
  { courses: MatchedCourse[]; count: number },
  RequestedMatches,
  Rejects
>("courses/fetchMatchedCourses", ({ skillId, level, price, page }, { dispatch, rejectWithValue }) =>
  told(
    async () => {
      const query = { skill_id: skillId, level: levelCodeOf(level), page, price: `price-${price}` } as const;
      const items = await dispatch(getCourseMatches.initiate({ query }, FRESH)).unwrap();
      const last = items.at(-1);
      return {
        courses: items.filter((item): item is MatchedCourse => "id" in item),
        count: last && "count" in last ? last.count : 0,
      };
    },
    noneFound(),
    rejectWithValue,
  ),
);

export const fetchMatchedCourse = createAsyncThunk<MatchedCourse, ChosenCourse, Rejects>(
  "courses/fetchMatchedCourse",
  ({ courseId, skillId, level }, { dispatch, rejectWithValue }) =>
    told(
      async () => {
        const query = {
          skill_id: skillId,
          level: levelCodeOf(level),
          course_id: courseId,
          provider: COURSE_PROVIDER,
        } as const;
        const [course] = await dispatch(getCourseMatches.initiate({ query }, FRESH)).unwrap();
        return course && "id" in course ? course : rejectWithValue(noneFound(), MISSING);
      },
      noneFound(),
      rejectWithValue,
    ),
);

/** Starts a course; resolves to the enrolment id. */
export const startCourse = createAsyncThunk<string, ChosenCourse, Rejects>(
  "courses/startCourse",
  (chosen, { dispatch, rejectWithValue }) =>
    told(
      async () => (await dispatch(writes.startCourse.initiate(bodyOf(chosen))).unwrap()).id,
      failed(),
      rejectWithValue,
    ),
);

/** Starts a course, then reloads the reader's courses and the new enrolment. */
export const startAndFetch = createAsyncThunk<string, ChosenCourse, Rejects>(
  "courses/startAndFetch",
  async (chosen, { dispatch, rejectWithValue }) => {
    const started = await dispatch(startCourse(chosen));
    if (!startCourse.fulfilled.match(started)) return rejectWithValue(started.payload ?? failed(), FAILED);
    await Promise.all([dispatch(fetchMyCourses()), dispatch(fetchMyCourse(started.payload))]);
    return started.payload;
  },
);

/** Saves a course for later; resolves to the enrolment id. */
export const planCourse = createAsyncThunk<string, ChosenCourse, Rejects>(
  "courses/planCourse",
  (chosen, { dispatch, rejectWithValue }) =>
    told(
      async () => (await dispatch(writes.planCourse.initiate(bodyOf(chosen))).unwrap()).id,
      failed(),
      rejectWithValue,
    ),
);

/** Completes a course; nothing is refetched, because the response is the course. */
export const completeCourse = createAsyncThunk<
  MyCourse,
  Pick<MyCourse, "id" | "level"> & {
    /** Reached levels to propose. */
    levels?: { skill_id: string; level: number }[];
  },
  Rejects
>("courses/completeCourse", ({ id, level, levels = [] }, { dispatch, rejectWithValue }) =>
  told(
    () => {
      const body = { id, level, ...(levels.length > 0 && { levels }) };
      return dispatch(writes.completeCourse.initiate({ body })).unwrap();
    },
    failed(),
    rejectWithValue,
  ),
);

/** Removes a course from the reader's courses; resolves to the enrolment id. */
export const deleteCourse = createAsyncThunk<string, string, Rejects>(
  "courses/deleteCourse",
  (id, { dispatch, rejectWithValue }) =>
    told(
      async () => {
        await dispatch(writes.deleteCourse.initiate({ query: { id } })).unwrap();
        return id;
      },
      failed(),
      rejectWithValue,
    ),
);
