import type { LANGUAGE_LEVELS } from "@vaardig/contract/limits";
import type { Tx } from "../../../platform/db/database.ts";
import { personLanguages } from "../personLanguages.table.ts";

/** Adds languages to a profile, or changes their levels. */
export async function setSpokenLanguages(
  tx: Tx,
  companyId: string,
  userId: string,
  languages: { language: string; level: (typeof LANGUAGE_LEVELS)[number] }[],
): Promise<void> {
  for (const { language, level } of languages)
    await tx
      .insert(personLanguages)
      .values({ companyId, userId, language, level })
      .onConflictDoUpdate({
        target: [personLanguages.companyId, personLanguages.userId, personLanguages.language],
        set: { level, statedAt: new Date() },
      });
}
