import type { Label } from "@vaardig/matching/textMatch/labelStore";
import type { OccupationSkills, SkillLinker } from "@vaardig/resume/skills/skillLinker";
import { loadStarter } from "@vaardig/taxonomy/starter/starter";
import type { StarterJob, StarterSkill } from "@vaardig/taxonomy/starter/starterTypes";
import { linkerOf, occupationsOf } from "../../apps/api/src/platform/matching/worker/proposals.ts";
import { buildTaxonomyTexts } from "../../apps/api/src/platform/matching/worker/taxonomyTexts.ts";
import { nameKey } from "./names.ts";

/** The starter taxonomy as the server reads with it, and what the measure needs to know of it. */
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

/** Builds the reader of texts from the starter's labels as the server does from its rows. */
export function starterReader(): StarterReader {
  const { skills, jobs } = loadStarter();
  const labels = skills.flatMap(labelsOf);
  const texts = buildTaxonomyTexts({
    skills: labels,
    titles: jobs.flatMap(labelsOf),
    relations: jobs.flatMap((job) =>
      job.skills.map(({ skill, kind }) => ({ occupationId: job.key, skillId: skill, kind })),
    ),
  });
  const namesOf = new Map(
    [...Map.groupBy(labels, ({ conceptId }) => conceptId)].map(([id, own]) => [
      id,
      new Set(own.map(({ label }) => nameKey(label))),
    ]),
  );
  return {
    linker: linkerOf(texts),
    occupations: occupationsOf(texts),
    namesOf,
    names: new Set(labels.map(({ label }) => nameKey(label))),
    languages: new Set(skills.filter(({ kind }) => kind === "language").map(({ key }) => key)),
  };
}
