import { VacancyList } from "../parts/VacancyList.tsx";

/** Open vacancies, best match first. */
export function Component() {
  return <VacancyList saved={false} />;
}
