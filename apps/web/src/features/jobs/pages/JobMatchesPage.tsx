import { VacancyList } from "../parts/VacancyList.tsx";

/** Open vacancies, best match first. */
export function JobMatchesPage() {
  return <VacancyList saved={false} />;
}
