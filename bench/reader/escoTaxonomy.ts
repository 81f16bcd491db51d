import { join } from "node:path";
import type { OccupationSkill } from "@vaardig/matching/adjacency";
import type { Label } from "@vaardig/matching/textMatch/labelStore";
import { openEscoBundle } from "@vaardig/taxonomy/esco/escoBundle";
import { languageNamed } from "@vaardig/taxonomy/esco/languageNamed";
import { readDutchSkills } from "../linker/dutchSkills.ts";
import { readNamedConcepts } from "../linker/namedConcepts.ts";
import type { ReadTaxonomy } from "./starterReader.ts";

const bare = (label: string): string => label.toLowerCase().replace(/\s*\([^()]*\)$/, "");

/**
 * Returns ESCO skills that an import merges into the starter's: those that share a preferred label, ignoring
 * bracketed additions.
 */
function mergedInto(starter: readonly Label[], esco: readonly Label[]): Map<string, string> {
  const keyOf = ({ lang, label }: Label): string => `${lang} ${bare(label)}`;
  const own = new Map(starter.filter(({ preferred }) => preferred).map((one) => [keyOf(one), one.conceptId]));
  return new Map(
    esco.flatMap((one): [string, string][] => {
      const into = one.preferred ? own.get(keyOf(one)) : undefined;
      return into === undefined ? [] : [[one.conceptId, into]];
    }),
  );
}

/** Returns the starter taxonomy with ESCO added, as after importing the bundle in both languages. */
export async function withEsco(
  { groups, starter, languages }: ReadTaxonomy,
  folder: string,
): Promise<ReadTaxonomy> {
  const named = new Map((await readNamedConcepts(folder)).map(({ name, labels }) => [name, labels]));
  const skills = [...(named.get("skills_en") ?? []), ...(await readDutchSkills(folder))];
  const merged = mergedInto(starter.skills, skills);
  const canonical = (id: string): string => merged.get(id) ?? id;
  const relations: OccupationSkill[] = [];
  const bundle = await openEscoBundle(join(folder, "esco-1.1.1-en"));
  for await (const { occupationUri, skillUri, relation } of bundle.occupationSkills())
    relations.push({ occupationId: occupationUri, skillId: canonical(skillUri), kind: relation });
  const spoken = skills.filter(({ label, lang, preferred }) => preferred && languageNamed(label, lang));
  return {
    groups,
    starter,
    imported: {
      skills: skills.map((one) => ({ ...one, conceptId: canonical(one.conceptId) })),
      titles: [...(named.get("occupations_en") ?? []), ...(named.get("occupations_nl") ?? [])],
      relations,
    },
    languages: new Set([...languages, ...spoken.map(({ conceptId }) => canonical(conceptId))]),
  };
}
