import { LICENCE_LEVEL } from "@vaardig/contract/limits";
import type { Starter, StarterLanguage, StarterTexts } from "@vaardig/taxonomy/starter/starterTypes";
import type { TaxonomyRow, TaxonomySource } from "./taxonomySource.ts";

const LANGUAGES: readonly StarterLanguage[] = ["en", "nl"];

/** Returns the URI of a starter concept, such as `starter:skill/python`. */
export function starterUri(kind: "group" | "skill" | "job", key: string): string {
  return `starter:${kind}/${key}`;
}

interface Named extends Record<StarterLanguage, string> {
  aliases?: StarterTexts;
}

function* labels(of: string, named: Named): Generator<TaxonomyRow> {
  for (const lang of LANGUAGES) {
    yield { is: "label", of, lang, label: named[lang], preferred: true };
    for (const label of named.aliases?.[lang] ?? []) yield { is: "label", of, lang, label, preferred: false };
  }
}

function* rows({ groups, skills, jobs }: Starter): Generator<TaxonomyRow> {
  for (const group of groups) {
    const uri = starterUri("group", group.key);
    yield { is: "group", uri, ...(group.levels && { levels: group.levels }) };
    yield* labels(uri, group);
    if (group.parent !== null) yield { is: "parent", group: uri, parent: starterUri("group", group.parent) };
  }
  for (const skill of skills) {
    const uri = starterUri("skill", skill.key);
    const { kind, language, levels } = skill;
    yield { is: "skill", uri, kind, group: starterUri("group", skill.group), language, levels };
    yield* labels(uri, skill);
  }
  const licences = new Set(skills.filter(({ kind }) => kind === "licence").map(({ key }) => key));
  for (const job of jobs) {
    const uri = starterUri("job", job.key);
    const { isco, sector, family, step } = job;
    yield { is: "job", uri, isco, sector, family, step };
    yield* labels(uri, job);
    for (const lang of LANGUAGES) yield { is: "description", of: uri, lang, text: job.description[lang] };
    for (const { skill, kind, importance, ...asked } of job.skills) {
      const level = licences.has(skill) ? LICENCE_LEVEL : asked.level;
      yield { is: "requirement", job: uri, skill: starterUri("skill", skill), level, kind, importance };
    }
  }
}

/** Returns the starter taxonomy as a source. */
export function starterSource(starter: Starter, version: string): TaxonomySource {
  return { source: "starter", version, languages: LANGUAGES, rows: () => rows(starter) };
}
