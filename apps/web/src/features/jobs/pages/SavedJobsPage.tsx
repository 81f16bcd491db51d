import { VacancyList } from "../parts/VacancyList.tsx";

/** Vacancies the person kept. */
export function Component() {
  return <VacancyList saved />;
}
