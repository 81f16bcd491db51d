import type { BodyInput } from "@vaardig/contract/endpoint";
import type { saveVacancyMembers } from "@vaardig/contract/jobs/vacancies";

/** Who works on something, as it is sent. */
export type TeamIds = Omit<BodyInput<typeof saveVacancyMembers>, "id" | "version">;
