import { parseResume } from "@vaardig/resume/parseResume";
import { proposeSkills, type SkillProposal } from "@vaardig/resume/proposeSkills";
import { readResume } from "@vaardig/resume/readResume";
import type { CorpusDocument, GoldResume, GoldSkill } from "./corpus.ts";
import { type EntryKind, type EntryScore, scoreEntries } from "./entryScore.ts";
import { type FoundConcept, type SkillScore, scoreSkills } from "./skillScore.ts";
import type { StarterReader } from "./starterReader.ts";

/** A fixed date, so that "present" does not change the results. */
const TODAY = { year: 2026, month: 11 };
const TURN = { company: "bench", lane: "people" } as const;

export type FoundSkill = FoundConcept & Pick<SkillProposal, "certainty" | "levelSource">;

export interface ResumeResult {
  id: string;
  gold: GoldResume;
  skills: SkillScore<GoldSkill, FoundSkill>;
  entries: Record<EntryKind, EntryScore>;
  unlinked: string[];
  /** From bytes to proposals, in a running process. */
  milliseconds: number;
}

/** Reads one résumé through the product's path and compares it with its gold labels. */
export async function measureResume(
  { id, bytes, gold }: CorpusDocument<GoldResume>,
  reader: StarterReader,
): Promise<ResumeResult> {
  const start = performance.now();
  const parsed = parseResume(await readResume(bytes, TURN));
  const { proposals, unlinked } = proposeSkills(parsed, { ...reader, today: TODAY });
  const milliseconds = performance.now() - start;
  const found = proposals
    .filter(({ conceptId }) => !reader.languages.has(conceptId))
    .map(({ conceptId, level, levelSource, certainty, words, section }) => ({
      conceptId,
      level,
      levelSource,
      certainty,
      words,
      section,
    }));
  return {
    id,
    gold,
    skills: scoreSkills(gold.skills, gold.allowed ?? [], found, reader),
    entries: scoreEntries(parsed, gold),
    unlinked,
    milliseconds,
  };
}
