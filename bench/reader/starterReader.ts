import type { Label } from "@vaardig/matching/textMatch/labelStore";
import type { OccupationSkills, SkillLinker } from "@vaardig/resume/skills/skillLinker";
import { loadStarter } from "@vaardig/taxonomy/starter/starter";
import type { StarterJob, StarterSkill } from "@vaardig/taxonomy/starter/starterTypes";
import { linkerOf, occupationsOf } from "../../apps/api/src/platform/matching/worker/proposals.ts";
import {
  buildTaxonomyTexts,
  type TaxonomyLabels,
} from "../../apps/api/src/platform/matching/worker/taxonomyTexts.ts";
import { nameKey } from "./names.ts";

/** What a reader is built from. */
export interface ReadTaxonomy {
  starter: TaxonomyLabels;
  /** What other taxonomies add. */
  imported: TaxonomyLabels;
  /** Concepts that are spoken languages. */
  languages: ReadonlySet<string>;
}

/** A taxonomy as the server reads with it, and what the measure needs to know of it. */
export interface StarterReader {
  linker: SkillLinker;
  occupations: OccupationSkills;
  /** Name keys of a concept's labels. */
  namesOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** Name keys of all labels. */
  names: ReadonlySet<string>;
  /** Concepts that are spoken languages: a résumé's gold has those apart. */
  languages: ReadonlySet<string>;
}

function labelsOf({ key, aliases, ...names }: StarterSkill | StarterJob): Label[] {
  return (["en", "nl"] as const).flatMap((lang) => [
    { conceptId: key, label: names[lang], lang, preferred: true },
    ...aliases[lang].map((label) => ({ conceptId: key, label, lang, preferred: false })),
  ]);
}

/** The starter's labels and the skills of its jobs. */
export function starterTaxonomy(): ReadTaxonomy {
  const { skills, jobs } = loadStarter();
  return {
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

/** Builds the reader of texts from a taxonomy's labels as the server does from its rows. */
export function readerOf({ starter, imported, languages }: ReadTaxonomy): StarterReader {
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
    namesOf,
    names: new Set(skills.map(({ label }) => nameKey(label))),
    languages,
  };
}
