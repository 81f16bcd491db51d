import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../platform/db/database.ts";
import { inLanguage } from "../taxonomy/jobProfiles.ts";

/** Returns the names of job profiles by id; those that the company does not see are left out. */
export async function profileNames(
  tx: Tx,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  const { rows } = await tx.$client.query<{ id: string; labels: Record<string, string> }>({
    name: "career_profile_names",
    text: "select id, labels from job_profiles where id = any($1::uuid[])",
    values: [ids],
  });
  return new Map(rows.map(({ id, labels }) => [id, inLanguage(labels, language)]));
}
