import { limits } from "../limits.ts";
import type { ParsedResume } from "../parseResume.ts";
import type { YearMonth } from "../sections/dates.ts";
import type { ExperienceEntry } from "../sections/experience.ts";
import type { SectionName } from "../sections/headingSection.ts";
import { type MonthSpan, spanOf } from "../sections/monthSpan.ts";
import { toParagraphs } from "../sections/paragraphs.ts";
import { linkPhrases } from "./linkPhrases.ts";
import type { SkillEvidence } from "./skillEvidence.ts";
import type { OccupationSkills, SkillLinker } from "./skillLinker.ts";
import { splitSkillList } from "./skillPhrases.ts";
import { spotSkills } from "./spotSkills.ts";

export interface EvidenceSources {
  linker: SkillLinker;
  occupations?: OccupationSkills | undefined;
  today: YearMonth;
}

export interface GatheredEvidence {
  evidence: SkillEvidence[];
  unlinked: string[];
  negated: Set<string>;
}

/** Sections whose running text speaks about skills; contact, languages, hobbies and references never do. */
const runningText: ReadonlySet<SectionName> = new Set(["summary", "education", "courses", "projects"]);
/** A skill this typical (0–1) of a held occupation is worth proposing; the most typical come first. */
const inferredScore = 0.3;
const inferredPerTitle = 10;
const titles = 6;

/** Collects everything in a résumé that speaks for a skill, in document order, titles last. */
export function gatherEvidence(resume: ParsedResume, sources: EvidenceSources): GatheredEvidence {
  const gathered: GatheredEvidence = { evidence: [], unlinked: [], negated: new Set() };
  const spot = (paragraphs: readonly string[], section: SectionName, span: MonthSpan | null) => {
    const { evidence, negated } = spotSkills(paragraphs, sources.linker, { section, span });
    gathered.evidence.push(...evidence);
    for (const id of negated) gathered.negated.add(id);
  };
  const phrases = [];
  for (const section of resume.sections) {
    if (section.name === "skills") {
      const list = splitSkillList(section.lines);
      phrases.push(...list.phrases);
      spot(list.sentences, "skills", null);
    } else if (runningText.has(section.name)) spot(toParagraphs(section.lines), section.name, null);
    else if (section.name === "experience" || section.name === "other") {
      const inEntries = new Set(
        resume.experience.flatMap((entry) => [...entry.headline, ...entry.description]),
      );
      spot(toParagraphs(section.lines.filter((line) => !inEntries.has(line))), section.name, null);
    }
  }
  for (const entry of resume.experience) {
    const span = entry.period ? spanOf(entry.period, sources.today) : null;
    spot([...(entry.title ? [entry.title] : []), ...toParagraphs(entry.description)], "experience", span);
  }
  const linked = linkPhrases(phrases.slice(0, limits.listItems), sources.linker);
  gathered.evidence.unshift(...linked.evidence);
  gathered.unlinked.push(...new Set(linked.unlinked));
  for (const id of linked.negated) gathered.negated.add(id);
  gathered.evidence.push(...resume.experience.slice(0, titles).flatMap((entry) => inferred(entry, sources)));
  return gathered;
}

function inferred(entry: ExperienceEntry, { occupations, today }: EvidenceSources): SkillEvidence[] {
  const { title } = entry;
  if (!occupations || title === null) return [];
  const span = entry.period ? spanOf(entry.period, today) : null;
  return occupations
    .forTitle(title)
    .filter((skill) => skill.score >= inferredScore)
    .sort((a, b) => b.score - a.score || (a.conceptId < b.conceptId ? -1 : 1))
    .slice(0, inferredPerTitle)
    .map(({ conceptId, label }) => ({
      conceptId,
      label,
      certainty: "inferred",
      words: title,
      excerpt: {
        before: "",
        match: title,
        after: entry.organisation === null ? "" : ` · ${entry.organisation}`,
      },
      section: "experience",
      level: null,
      years: null,
      span,
    }));
}
