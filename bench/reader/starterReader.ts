import { type OccupationSkill, skillStatistics } from "@vaardig/matching/adjacency";
import { buildSkillTable, type SkillTable } from "@vaardig/matching/skillTable";
import type { Label } from "@vaardig/matching/textMatch/labelStore";
import type { OccupationSkills, SkillLinker, SkillRelatedness } from "@vaardig/resume/skills/skillLinker";
import { loadStarter } from "@vaardig/taxonomy/starter/starter";
import type { StarterJob, StarterSkill } from "@vaardig/taxonomy/starter/starterTypes";
import {
  linkerOf,
  occupationsOf,
  relatednessOf,
} from "../../apps/api/src/domain/matching/worker/proposals.ts";
import {
  buildTaxonomyTexts,
  type TaxonomyLabels,
} from "../../apps/api/src/domain/matching/worker/taxonomyTexts.ts";
import { nameKey } from "./names.ts";

/** Input of a reader. */
export interface ReadTaxonomy {
  /** Group of each starter skill. */
  groups: ReadonlyMap<string, string>;
  starter: TaxonomyLabels;
  /** Labels of additional taxonomies. */
  imported: TaxonomyLabels;
  /** Concepts that are spoken languages. */
  languages: ReadonlySet<string>;
}

/** The server's reading components, plus data for measuring. */
export interface StarterReader {
  linker: SkillLinker;
  occupations: OccupationSkills;
  kinship: SkillRelatedness;
  /** Comparison names of each concept's labels. */
  namesOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** Comparison names of all labels. */
  names: ReadonlySet<string>;
  /** Concepts that are spoken languages, which gold labels list separately. */
  languages: ReadonlySet<string>;
}

function labelsOf({ key, aliases, ...names }: StarterSkill | StarterJob): Label[] {
  return (["en", "nl"] as const).flatMap((lang) => [
    { conceptId: key, label: names[lang], lang, preferred: true },
    ...aliases[lang].map((label) => ({ conceptId: key, label, lang, preferred: false })),
  ]);
}

/** Returns the starter's labels and the skills of its jobs. */
export function starterTaxonomy(): ReadTaxonomy {
  const { skills, jobs } = loadStarter();
  return {
    groups: new Map(skills.map(({ key, group }) => [key, group])),
    starter: {
      skills: skills.flatMap(labelsOf),
      titles: jobs.flatMap(labelsOf),
      relations: jobs.flatMap((job) =>
        job.skills.map(({ skill, kind }) => ({ occupationId: job.key, skillId: skill, kind })),
      ),
    },
    imported: { skills: [], titles: [], relations: [] },
    languages: new Set(skills.filter(({ kind }) => kind === "language").map(({ key }) => key)),
  };
}

/** Builds the reader from a taxonomy's labels, as the server does from its rows. */
export function readerOf({ groups, starter, imported, languages }: ReadTaxonomy): StarterReader {
  const texts = buildTaxonomyTexts(starter, imported);
  const skills = [...starter.skills, ...imported.skills];
  const namesOf = new Map(
    [...Map.groupBy(skills, ({ conceptId }) => conceptId)].map(([id, own]) => [
      id,
      new Set(own.map(({ label }) => nameKey(label))),
    ]),
  );
  return {
    linker: linkerOf(texts),
    occupations: occupationsOf(texts),
    kinship: relatednessOf(skillTableOf(groups, [...starter.relations, ...imported.relations], languages)),
    namesOf,
    names: new Set(skills.map(({ label }) => nameKey(label))),
    languages,
  };
}

/** Returns the facts about skills as the server stores them. */
function skillTableOf(
  groups: ReadonlyMap<string, string>,
  relations: readonly OccupationSkill[],
  languages: ReadonlySet<string>,
): SkillTable {
  const statistics = new Map(skillStatistics(relations).map((one) => [one.skillId, one]));
  const ids = new Set([...groups.keys(), ...statistics.keys()]);
  return buildSkillTable(
    [...ids].map((id) => {
      const group = groups.get(id);
      const { idf = null, neighbours = [] } = statistics.get(id) ?? {};
      const kind = languages.has(id) ? "language" : "skill";
      return { id, kind, idf, groupIds: group ? [group] : [], neighbours };
    }),
  );
}
