import type { Middleware } from "@reduxjs/toolkit";
import { candidatesDashboardReducer } from "../features/applications/candidatesDashboard.slice.ts";
import { developmentReducer } from "../features/career-path/development.slice.ts";
import { coursesReducer, coursesRestored } from "../features/courses/state/courses.slice.ts";
import { organigramReducer } from "../features/organization/organigram.slice.ts";
import { skillProfileReducer } from "../features/skill-profiles/skillProfile.slice.ts";
import { baseApi } from "../lib/api/baseApi.ts";
import { saveLanguage } from "../lib/api/me.api.ts";
import { isAuthReset } from "../lib/createScreenSlice.ts";
import { currentLanguage, i18n } from "../lib/language/i18n.ts";
import { areaSlices } from "./areaSlices.ts";
import { dynamicMiddleware, reducer, store } from "./store.ts";
import { consumeStoredCourses } from "./storedCourses.ts";

const forgetOnAuthReset: Middleware = (api) => (next) => (action) => {
  const result = next(action);
  if (isAuthReset(action)) api.dispatch(baseApi.util.resetApiState());
  return result;
};

/** Saves the language on the server, which uses it for emails, and refetches translated data. */
async function followLanguage(): Promise<void> {
  if (store.getState().auth.token) await store.dispatch(saveLanguage(currentLanguage()));
  store.dispatch(baseApi.util.invalidateTags(["language"]));
}

// Only the signed-in area uses the API cache and these slices.
reducer.inject(baseApi);
reducer.inject({ reducerPath: "candidatesDashboard", reducer: candidatesDashboardReducer });
reducer.inject({ reducerPath: "development", reducer: developmentReducer });
reducer.inject({ reducerPath: "courses", reducer: coursesReducer });
reducer.inject({ reducerPath: "organigram", reducer: organigramReducer });
reducer.inject({ reducerPath: "skillProfile", reducer: skillProfileReducer });
for (const [name, slice] of Object.entries(areaSlices)) reducer.inject({ reducerPath: name, reducer: slice });
store.replaceReducer(reducer);
store.dispatch(coursesRestored(consumeStoredCourses()));
dynamicMiddleware.addMiddleware(baseApi.middleware, forgetOnAuthReset);
i18n.on("languageChanged", followLanguage);
