import { VacancyList } from "../parts/VacancyList.tsx";

/** Vacancies the person kept. */
export function SavedJobsPage() {
  return <VacancyList saved />;
}
