import { skipToken } from "@reduxjs/toolkit/query";
import type { Stage } from "@vaardig/contract/pipeline";
import { useListApplicationsQuery } from "../applications.api.ts";

/** How many stand on each stage of vacancies, as their boards show them: without those that withdrew or are archived. */
export function useStageCounts(
  vacancies: readonly { id: string }[],
): readonly { stage: Stage; count: number }[] | undefined {
  const { data } = useListApplicationsQuery(
    vacancies.length === 0
      ? skipToken
      : {
          query: {
            job_vacancy_id: vacancies.map(({ id }) => id),
            outcome: ["active", "hired", "rejected"],
            size: 1,
          },
        },
    { refetchOnMountOrArgChange: true },
  );
  return data?.stages;
}
