import { VacancyList } from "../parts/VacancyList.tsx";

/** Open jobs, best match first. */
export function JobMatchesPage() {
  return <VacancyList saved={false} />;
}
