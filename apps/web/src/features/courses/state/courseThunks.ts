import { createAsyncThunk } from "@reduxjs/toolkit";
import { COURSE_PROVIDER, type MatchedCourse, type MyCourse } from "@vaardig/contract/courses/courses";
import { type ApiError, isApiError } from "../../../lib/api/apiError.ts";
import { i18n } from "../../../lib/language/i18n.ts";
import { type CourseLevel, type CoursePrice, levelCodeOf } from "../../../shared/courses/courseChoices.ts";
import { coursesApi } from "../courses.api.ts";

const { getCourses, getCourseMatches, ...writes } = coursesApi.endpoints;

/** Rejects with the server's message, else with the client's own. */
interface Rejects {
  rejectValue: string;
}

/** The words with which a call is rejected: an unreachable server says nothing, so the client's own stand. */
const wordsOf = (error: ApiError, own: string) => (error.code === "network" ? own : error.message);

/** Runs calls; one that is refused rejects the thunk with its words. */
async function told<T, Rejected>(
  calls: () => Promise<T>,
  own: string,
  reject: (words: string) => Rejected,
): Promise<T | Rejected> {
  try {
    return await calls();
  } catch (error) {
    if (!isApiError(error)) throw error;
    return reject(wordsOf(error, own));
  }
}

const failed = () => i18n.t("courses:fetch-failed");
const noneFound = () => i18n.t("courses:none-found");

/** Which courses are asked for. */
export interface AskedMatches {
  skillId: string;
  level: CourseLevel;
  price: CoursePrice;
  /** From 1. */
  page: number;
}

/** A course that is chosen for a skill. */
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

/** A course of one's own, by the id of the enrolment or of the course. */
export const fetchMyCourse = createAsyncThunk<MyCourse, string, Rejects>(
  "courses/fetchMyCourse",
  (id, { dispatch, rejectWithValue }) =>
    told(
      async () => {
        const read = await dispatch(getCourses.initiate({ query: { course_id: id } }, FRESH)).unwrap();
        const [course] = Array.isArray(read) ? read : [read];
        return course ?? rejectWithValue(failed());
      },
      failed(),
      rejectWithValue,
    ),
);

/** A page of courses for a skill; the answer's last item says how many there are. */
export const fetchMatchedCourses = createAsyncThunk<
  { courses: MatchedCourse[]; count: number },
  AskedMatches,
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
          ...{ skill_id: skillId, level: levelCodeOf(level) },
          ...{ course_id: courseId, provider: COURSE_PROVIDER },
        } as const;
        const [course] = await dispatch(getCourseMatches.initiate({ query }, FRESH)).unwrap();
        return course && "id" in course ? course : rejectWithValue(noneFound());
      },
      noneFound(),
      rejectWithValue,
    ),
);

/** Answers the enrolment's id. */
export const startCourse = createAsyncThunk<string, ChosenCourse, Rejects>(
  "courses/startCourse",
  (chosen, { dispatch, rejectWithValue }) =>
    told(
      async () => (await dispatch(writes.startCourse.initiate(bodyOf(chosen))).unwrap()).id,
      failed(),
      rejectWithValue,
    ),
);

/** Starts a course, then reads my courses again and the new one by the id that the start answered. */
export const startAndFetch = createAsyncThunk<string, ChosenCourse, Rejects>(
  "courses/startAndFetch",
  async (chosen, { dispatch, rejectWithValue }) => {
    const started = await dispatch(startCourse(chosen));
    if (!startCourse.fulfilled.match(started)) return rejectWithValue(started.payload ?? failed());
    await Promise.all([dispatch(fetchMyCourses()), dispatch(fetchMyCourse(started.payload))]);
    return started.payload;
  },
);

/** Keeps a course for later; answers the enrolment's id. */
export const planCourse = createAsyncThunk<string, ChosenCourse, Rejects>(
  "courses/planCourse",
  (chosen, { dispatch, rejectWithValue }) =>
    told(
      async () => (await dispatch(writes.planCourse.initiate(bodyOf(chosen))).unwrap()).id,
      failed(),
      rejectWithValue,
    ),
);

/** Completes a course of one's own; nothing is read again, because the answer is the course. */
export const completeCourse = createAsyncThunk<
  MyCourse,
  Pick<MyCourse, "id" | "level"> & {
    /** Levels that were reached, which are proposed. */
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

/** Takes a course off my courses; answers the enrolment's id. */
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
