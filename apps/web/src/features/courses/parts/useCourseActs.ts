import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import type { MyCourse } from "@vaardig/contract/courses/courses";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import {
  type ChosenCourse,
  completeCourse,
  deleteCourse,
  planCourse,
  startAndFetch,
} from "../state/courseThunks.ts";

/** Dispatches thunks of the courses. */
export const useCoursesDispatch = useDispatch.withTypes<ThunkDispatch<object, unknown, UnknownAction>>();

interface NotificationContent {
  meta: { requestStatus: string };
  payload?: unknown;
}

/** Returns the actions on a course; each shows a message and resolves to whether it succeeded. */
export function useCourseActs() {
  const { t } = useTranslation("courses");
  const { show } = useSnackbar();
  const dispatch = useCoursesDispatch();
  const tell = (answer: NotificationContent, words: string) => {
    const isDone = answer.meta.requestStatus === "fulfilled";
    if (isDone) show(words);
    else show(typeof answer.payload === "string" ? answer.payload : t("fetch-failed"), "error");
    return isDone;
  };
  return {
    start: async (chosen: ChosenCourse, title: string) =>
      tell(await dispatch(startAndFetch(chosen)), t("started-done", { title })),
    plan: async (chosen: ChosenCourse, title: string) =>
      tell(await dispatch(planCourse(chosen)), t("planned-done", { title })),
    /** Resolves to the completed course; null when refused. */
    complete: async (
      { id, level, title }: Pick<MyCourse, "id" | "level" | "title">,
      levels: { skill_id: string; level: number }[],
    ) => {
      const answer = await dispatch(completeCourse({ id, level, levels }));
      tell(answer, t(levels.length > 0 ? "completed-proposed" : "completed-done", { title }));
      return completeCourse.fulfilled.match(answer) ? answer.payload : null;
    },
    remove: async ({ id, title }: Pick<MyCourse, "id" | "title">) =>
      tell(await dispatch(deleteCourse(id)), t("removed-done", { title })),
  };
}
