import type { addCandidate } from "@vaardig/contract/candidates/candidateList";
import type { Body } from "@vaardig/contract/endpoint";
import type { Tx } from "../../../platform/db/database.ts";
import { certificates, educations, experiences } from "../career.table.ts";
import { personLanguages } from "../personLanguages.table.ts";

type History = Pick<Body<typeof addCandidate>, "experience" | "education" | "languages" | "certificates">;

/** Adds the history from a résumé to a profile; languages that the profile has already stay unchanged. */
export async function addHistory(
  tx: Tx,
  person: { companyId: string; userId: string },
  { experience, education, languages, certificates: certified }: History,
): Promise<void> {
  if (experience.length > 0)
    await tx.insert(experiences).values(
      experience.map(({ position, company, start_date, end_date, current_job, description }) => ({
        ...person,
        position,
        company,
        description,
        startDate: start_date,
        endDate: current_job ? null : end_date,
      })),
    );
  if (education.length > 0)
    await tx.insert(educations).values(education.map((one) => ({ ...person, ...one })));
  if (languages.length > 0)
    await tx
      .insert(personLanguages)
      .values(languages.map((one) => ({ ...person, ...one })))
      .onConflictDoNothing();
  if (certified.length > 0)
    await tx.insert(certificates).values(
      certified.map(({ issued_on: issuedOn, expires_on: expiresOn, ...one }) => ({
        ...person,
        ...one,
        issuedOn,
        expiresOn,
      })),
    );
}
