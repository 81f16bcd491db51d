import { VacancyList } from "../parts/VacancyList.tsx";

/** Saved jobs of the reader. */
export function SavedJobsPage() {
  return <VacancyList saved />;
}
