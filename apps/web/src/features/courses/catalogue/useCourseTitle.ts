import type { CatalogueCourse } from "@vaardig/contract/courses/courseCatalogue";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";

type Titled = Pick<CatalogueCourse, "title_en" | "title_nl">;

/** Returns a function that gives a course's title in the reader's language, otherwise in the other one. */
export function useCourseTitle(): (course: Titled) => string {
  const language = useCurrentLanguage();
  return ({ title_en: en, title_nl: nl }) => (language === "nl" ? nl || en : en || nl);
}
