import type { EscoBundle } from "@vaardig/taxonomy/esco/escoBundle";
import { languageNamed } from "@vaardig/taxonomy/esco/languageNamed";
import { readSkillPillar } from "./skillPillar.ts";
import type { TaxonomyRow, TaxonomySource } from "./taxonomySource.ts";

/** ESCO states no levels; the middle one is required until a company changes it. */
const LEVEL = 3;
const IMPORTANCE = 3;
/** Digits of an ISCO code that form a job family: the minor group. */
const FAMILY_DIGITS = 3;

const RELATION = { essential: "requires", optional: "related", related: "related" } as const;

interface Labelled {
  uri: string;
  preferredLabel: string;
  altLabels: string[];
  hiddenLabels?: string[];
}

function* labels(
  { uri: of, preferredLabel, altLabels, hiddenLabels = [] }: Labelled,
  lang: string,
): Generator<TaxonomyRow> {
  yield { is: "label", of, lang, label: preferredLabel, preferred: true };
  for (const label of [...altLabels, ...hiddenLabels])
    yield { is: "label", of, lang, label, preferred: false };
}

async function* skillRows(bundle: EscoBundle, languages: readonly string[]): AsyncGenerator<TaxonomyRow> {
  const pillar = await readSkillPillar(bundle);
  for (const lang of languages) {
    for await (const group of bundle.skillGroups(lang)) {
      yield { is: "group", uri: group.uri };
      yield { is: "label", of: group.uri, lang, label: group.preferredLabel, preferred: true };
    }
    for await (const skill of bundle.skills(lang)) {
      const language = languageNamed(skill.preferredLabel, lang);
      const kind = language === undefined ? skill.kind : "language";
      yield { is: "skill", uri: skill.uri, kind, group: pillar.groupOf(skill.uri), language };
      yield* labels(skill, lang);
    }
  }
  for (const [group, parent] of pillar.groupSteps) yield { is: "parent", group, parent };
  for (const [skill, related] of pillar.skillSteps) yield { is: "relation", skill, related, kind: "broader" };
  for await (const { skillUri: skill, relatedUri: related, relation } of bundle.skillRelations())
    yield { is: "relation", skill, related, kind: RELATION[relation] };
}

async function* jobRows(bundle: EscoBundle, languages: readonly string[]): AsyncGenerator<TaxonomyRow> {
  const codes = new Set<string>();
  for (const lang of languages) for await (const { code } of bundle.iscoGroups(lang)) codes.add(code);
  for (const lang of languages) {
    for await (const occupation of bundle.occupations(lang)) {
      const { uri, description } = occupation;
      const isco = codes.has(occupation.iscoCode) ? occupation.iscoCode : null;
      const family = isco && `isco-${isco.slice(0, FAMILY_DIGITS)}`;
      yield { is: "job", uri, isco, sector: null, family, step: null };
      yield* labels(occupation, lang);
      if (description !== null) yield { is: "description", of: uri, lang, text: description };
    }
  }
  for await (const { occupationUri: job, skillUri: skill, relation: kind } of bundle.occupationSkills())
    yield { is: "requirement", job, skill, level: LEVEL, kind, importance: IMPORTANCE };
  // Nothing of this is stored, but a bundle that is damaged anywhere is rejected as a whole.
  for await (const _ of bundle.broaderOccupations());
}

async function* rows(bundle: EscoBundle, languages: readonly string[]): AsyncGenerator<TaxonomyRow> {
  yield* skillRows(bundle, languages);
  yield* jobRows(bundle, languages);
}

/** Returns an ESCO bundle as a source, with labels in these languages. Reading it throws `EscoError`. */
export function escoSource(bundle: EscoBundle, languages: readonly string[]): TaxonomySource {
  return { source: "esco", version: bundle.sourceVersion, languages, rows: () => rows(bundle, languages) };
}
