import type { Language } from "@vaardig/contract/limits";
import type { CatalogueSkill, getCatalogueSkill, SkillDetail } from "@vaardig/contract/skills/skillCatalogue";
import { LEVELED_KINDS } from "@vaardig/contract/skills/skills";
import { photoUrl } from "../../../domain/files/photoUrl.ts";
import type { CatalogueRow } from "../../../domain/taxonomy/catalogue/catalogue.queries.ts";
import { similarSkills } from "../../../domain/taxonomy/catalogue/similarSkills.ts";
import {
  countWishes,
  isSkillUsed,
  mergedInto,
  type SkillUse,
  usesOfSkill,
} from "../../../domain/taxonomy/catalogue/skillUses.queries.ts";
import type { Call } from "../../../platform/http/route.ts";
import { generalLevels, kindLevels } from "../generalLevels.ts";
import { canSeePeopleOfSkill, skillActions } from "./catalogue.policy.ts";

type Calling = Pick<Call<typeof getCatalogueSkill>, "tx" | "viewer" | "language" | "services">;

/** Returns a text in the reader's language, else in English, else in any language. */
export function groupName(labels: Record<string, string> | null, language: Language): string {
  return labels?.[language] ?? labels?.en ?? Object.values(labels ?? {})[0] ?? "";
}

/** Converts a skill to the wire format. */
export function presentCatalogueSkill(
  row: CatalogueRow,
  viewer: Calling["viewer"],
  language: Language,
): CatalogueSkill {
  const { id, name, kind, group_id: group, is_own, status, proposed_by, job_profiles_count, version } = row;
  const also = new Set(row.labels.map(({ label }) => label));
  also.delete(name);
  return {
    id,
    name,
    also: [...also],
    kind,
    group: group === null ? null : { id: group, name: groupName(row.group_labels, language) },
    is_own,
    status,
    proposed_by,
    people_count: canSeePeopleOfSkill(viewer) ? row.people_count : null,
    job_profiles_count,
    version,
    can: skillActions(viewer, row),
  };
}

function namesOf(row: CatalogueRow, lang: Language) {
  const own = row.labels.filter((one) => one.lang === lang);
  const aliases = own.filter((one) => !one.preferred);
  const texts = (list: typeof own) => list.map(({ label }) => label);
  return {
    name: own.find((one) => one.preferred)?.label ?? null,
    aliases: texts(row.is_own ? aliases : aliases.filter((one) => !one.own)),
    company: texts(row.is_own ? [] : aliases.filter((one) => one.own)),
  };
}

/** Returns what the levels of a skill mean: its own texts, its kind's, its group's, or the general ones. */
function levelsOf({ kind, levels, group_levels: group }: CatalogueRow, language: Language): string[] {
  const ofKind = LEVELED_KINDS.find((one) => one === kind);
  const shared = ofKind && kindLevels[ofKind][language];
  for (const texts of [levels?.[language], levels?.en, levels?.nl, shared, group?.[language], group?.en])
    if (texts?.length === 5) return texts;
  return generalLevels[language];
}

const toNamed = ({ id, name }: SkillUse) => ({ id, name });

/** Returns a skill with everything related to it. */
export async function presentSkillDetail(call: Calling, row: CatalogueRow): Promise<SkillDetail> {
  const { tx, viewer, language, services } = call;
  const { companyId } = viewer;
  const { id } = row;
  const [english, dutch] = [namesOf(row, "en"), namesOf(row, "nl")];
  const profiles = await usesOfSkill(tx, companyId, "job_profiles", id, language);
  const vacancies = await usesOfSkill(tx, companyId, "vacancies", id, language);
  const people = canSeePeopleOfSkill(viewer)
    ? await usesOfSkill(tx, companyId, "people", id, language)
    : null;
  const isUsed = row.is_own && row.status === "approved" ? await isSkillUsed(tx, companyId, id) : undefined;
  const names = row.labels.map(({ label }) => label);
  return {
    ...presentCatalogueSkill(row, viewer, language),
    can: skillActions(viewer, row, isUsed),
    name_en: english.name,
    name_nl: dutch.name,
    aliases_en: english.aliases,
    aliases_nl: dutch.aliases,
    company_aliases_en: english.company,
    company_aliases_nl: dutch.company,
    description_en: row.descriptions.en ?? "",
    description_nl: row.descriptions.nl ?? "",
    levels_en: row.levels?.en ?? null,
    levels_nl: row.levels?.nl ?? null,
    levels: levelsOf(row, language),
    merged_from: await mergedInto(tx, companyId, id, language),
    people: people && {
      count: people.count,
      first: people.first.map(({ photo_id: photo, ...one }) => ({
        ...toNamed({ ...one, photo_id: null }),
        photo_url: photoUrl(services.secrets, companyId, photo),
      })),
    },
    job_profiles: { count: profiles.count, first: profiles.first.map(toNamed) },
    vacancies_count: vacancies.count,
    wishes_count: canSeePeopleOfSkill(viewer) ? await countWishes(tx, companyId, id) : null,
    similar:
      row.status === "proposed"
        ? await similarSkills(tx, services.matching, { companyId, names, language, except: id })
        : [],
  };
}
