import type { BodyInput } from "@vaardig/contract/endpoint";
import type { saveVacancyMembers } from "@vaardig/contract/jobs/vacancies";

/** Team in the format of API calls. */
export type TeamIds = Omit<BodyInput<typeof saveVacancyMembers>, "id" | "version">;
