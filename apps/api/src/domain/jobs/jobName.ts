import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../platform/db/database.ts";

/** A job's name as typed, and the names of its job profile by language. */
export interface NamedJob {
  name: string;
  labels: Record<string, string> | null;
}

const plain = (text: string) => text.trim().toLocaleLowerCase("en");

/**
 * Returns the name of a job in a language: the profile's name when the job was named after it, else the typed
 * one.
 */
export function jobNameIn({ name, labels }: NamedJob, language: Language): string {
  const names = Object.values(labels ?? {});
  const own = labels?.[language];
  const isProfile = names.some((label) => plain(label) === plain(name));
  return isProfile && own && plain(own) !== plain(name) ? own : name;
}

/** Returns the names of a job by language; `typed` is used when the job is not found. */
export async function jobNames(
  tx: Tx,
  companyId: string,
  { id, name: typed }: { id: string; name: string },
): Promise<(language: Language) => string> {
  const { rows } = await tx.$client.query<NamedJob>({
    name: "job_names",
    text: `select v.name, p.labels from vacancies v left join job_profiles p on p.id = v.job_profile_id
      where v.company_id = $1 and v.id = $2`,
    values: [companyId, id],
  });
  const job = rows[0] ?? { name: typed, labels: null };
  return (language) => jobNameIn(job, language);
}
