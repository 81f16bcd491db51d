import type { Language } from "@vaardig/contract/limits";
import type { Named } from "@vaardig/contract/organization/organization";
import type { Tx } from "../../../platform/db/database.ts";
import type { TitledJob } from "../../matching/matchEngine.ts";
import { inLanguage } from "../jobProfiles.ts";

/**
 * Returns the job profile for one of the titles: the company's own of that name, or else the nearest shared
 * one.
 */
export async function profileOfTitles(
  tx: Tx,
  companyId: string,
  titles: readonly string[],
  near: readonly TitledJob[],
  language: Language,
): Promise<{ value: Named; words: string } | null> {
  const { rows } = await tx.$client.query<{
    id: string;
    labels: Record<string, string>;
    title: string | null;
  }>(
    `select p.id, p.labels, own.title from job_profiles p left join lateral (
        select t.title from unnest($2::text[]) with ordinality t(title, place)
        join job_profile_labels l on l.job_profile_id = p.id and fold(l.label) = fold(t.title)
        where p.company_id = $1 order by t.place limit 1) own on true
      where own.title is not null or p.id = any($3::uuid[])`,
    [companyId, titles, near.map(({ jobProfileId }) => jobProfileId)],
  );
  const own = rows.find(({ title }) => title !== null);
  const best = near.find(({ jobProfileId }) => rows.some(({ id }) => id === jobProfileId));
  const row = own ?? rows.find(({ id }) => id === best?.jobProfileId);
  const words = own?.title ?? best?.title;
  return row && words ? { value: { id: row.id, name: inLanguage(row.labels, language) }, words } : null;
}
