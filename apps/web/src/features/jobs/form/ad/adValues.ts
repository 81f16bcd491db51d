import type { ParsedAd } from "@vaardig/contract/jobs/recruitingJobs";
import type { RequiredSkill } from "@vaardig/contract/skill-profiles/skillProfiles";
import type { JobValues } from "../jobValues.ts";

/** Rows that an ad may fill besides skills; both ends of the salary are one row. */
export const AD_ROWS = [
  "name",
  "job_profile",
  "department",
  "location",
  "hours",
  "salary",
  "available_from",
  "apply_by",
  "description",
] as const;
export type AdRow = (typeof AD_ROWS)[number];

/** Source texts by filled field, and by the id of a skill. */
export type AdSources = Partial<Record<Exclude<keyof JobValues, "skills">, string>> & {
  skills?: Readonly<Record<string, string>>;
};

/** Returns the source text of a row; null when the ad has none. */
export function sourceTextOf(ad: ParsedAd, row: AdRow): string | null {
  if (row === "description") return ad.description.trim() || null;
  if (row === "salary") return (ad.salary_from ?? ad.salary_to)?.words ?? null;
  return ad[row]?.words ?? null;
}

/** Returns the job fields filled by the selected rows. */
export function valuesOfAd(
  ad: ParsedAd,
  rows: ReadonlySet<AdRow>,
  skills: readonly RequiredSkill[],
): Partial<JobValues> {
  const { name, job_profile, department, location, hours, salary_from, salary_to, available_from, apply_by } =
    ad;
  const wants = (row: AdRow) => rows.has(row) && sourceTextOf(ad, row) !== null;
  return {
    ...(wants("name") && { name: name?.value ?? "" }),
    ...(wants("job_profile") && { job_profile_id: job_profile?.value ?? null }),
    ...(wants("department") && { department_id: department?.value.id ?? "" }),
    ...(wants("location") && { location: location?.value ?? "" }),
    ...(wants("hours") && { hours: hours?.value ?? null }),
    ...(wants("salary") && { salary_from: salary_from?.value ?? null, salary_to: salary_to?.value ?? null }),
    ...(wants("available_from") && { available_from: available_from?.value ?? null }),
    ...(wants("apply_by") && { apply_by: apply_by?.value ?? null }),
    ...(wants("description") && { description: ad.description }),
    ...(skills.length > 0 && { skills: [...skills] }),
  };
}

/** Returns the source texts of filled fields; the description is the ad itself. */
export function sourcesOfAd(ad: ParsedAd, filled: Partial<JobValues>): AdSources {
  const all = {
    name: ad.name?.words ?? "",
    job_profile_id: ad.job_profile?.words ?? "",
    department_id: ad.department?.words ?? "",
    location: ad.location?.words ?? "",
    hours: ad.hours?.words ?? "",
    salary_from: ad.salary_from?.words ?? "",
    salary_to: ad.salary_to?.words ?? "",
    available_from: ad.available_from?.words ?? "",
    apply_by: ad.apply_by?.words ?? "",
  };
  const fields = Object.entries(all).filter(([field, words]) => field in filled && words !== "");
  const words = new Map(ad.skills.map((found) => [found.skill.id, found.words]));
  const skills = (filled.skills ?? []).map(({ skill }) => [skill.id, words.get(skill.id) ?? ""]);
  return { ...Object.fromEntries(fields), skills: Object.fromEntries(skills) };
}
