import { isInAnotherLanguage } from "@vaardig/matching/textMatch/textLanguage";
import { readWords } from "@vaardig/matching/textMatch/textWords";
import type { SkillLinker, SpottedConcept } from "./skillLinker.ts";
import { TaskIndex } from "./taskIndex.ts";
import { fieldTasks, fieldWords, tradeTasks, traits } from "./taskSources.ts";
import { isWrittenApart } from "./writtenApart.ts";

/** Only the name itself, not one that looks like it. */
const SURELY = 0.99;

const indexes = [new TaskIndex("en", fieldTasks), new TaskIndex("nl", fieldTasks)];

/** Linking costs as much as reading a long paragraph. */
const known = new WeakMap<SkillLinker, Map<string, string | null>>();

/** A task found in a text: the skill that it shows, and skills whose names its words look like without meaning them. */
export interface FieldTask extends SpottedConcept {
  instead: readonly string[];
  /** Whether it counts only in documents of its field, whose other tasks it then stands before. */
  isOfField: boolean;
  /** Told by those of one trade, beside its other tasks. */
  isOfTrade: boolean;
}

/**
 * Tasks that say what is done to what, in the words of those who do it: "changed stoma pouches", "verzorgt de was". The
 * verb may stand before or behind in the same clause, with other words in between. Where the same words are told in
 * several fields ("take x-rays"), words of the field stand somewhere in the document.
 */
export function fieldTasksIn(text: string, linker: SkillLinker, document: string = text): FieldTask[] {
  const words = readWords(text);
  const found = new Map<string, FieldTask>();
  for (const index of indexes) {
    if (isInAnotherLanguage(words, index.lang)) continue;
    const things = index.things(words);
    const done = index.done(words, new Set(things.map(({ task }) => task)));
    for (const thing of things) {
      const act = index.isAlone(thing.task)
        ? { at: thing.from }
        : done
            .get(thing.task)
            ?.find((one) => one.clause === thing.clause && index.belongs(one, thing, words));
      const source = fieldTasks[index.owner(thing.task)];
      const { skill = "", amid, instead = [] } = source ?? {};
      const conceptId = act ? conceptOf(skill, linker) : null;
      if (!act || !source || conceptId === null || (amid !== undefined && !isOf(amid, document))) continue;
      found.set(`${conceptId} ${thing.from}`, {
        conceptId,
        label: skill,
        isOfField: amid !== undefined,
        start: words[Math.min(act.at, thing.from)]?.start ?? 0,
        end: words[Math.max(act.at, thing.to)]?.end ?? 0,
        isOfTrade: tradeTasks.has(source),
        instead: instead.flatMap((name) => conceptOf(name, linker) ?? []),
      });
    }
  }
  const ofField = [...found.values()].filter(({ isOfField }) => isOfField);
  return [...found.values()]
    .filter((task) => !isMisread(task, ofField))
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Whether a document tells of a field. */
function isOf(field: string, document: string): boolean {
  return fieldWords.get(field)?.test(document) ?? false;
}

function isMisread({ conceptId, start, end }: SpottedConcept, tasks: readonly FieldTask[]): boolean {
  return tasks.some((task) => task.instead.includes(conceptId) && start < task.end && task.start < end);
}

/** Whether a skill is a trait, which one word in a job says nothing of: "zelfstandig" there is a kind of cook. */
export function isTrait(conceptId: string, linker: SkillLinker): boolean {
  return traits.some(({ skill }) => conceptOf(skill, linker) === conceptId);
}

/** The names found in a text without those that only look like what its tasks are about. */
export function withoutMisread<Spot extends SpottedConcept>(
  spots: readonly Spot[],
  tasks: readonly FieldTask[],
  text: string,
): Spot[] {
  const misread = tasks.filter(({ instead }) => instead.length > 0);
  return spots.filter((spot) => !isWrittenApart(text, spot) && !isMisread(spot, misread));
}

function conceptOf(skill: string, linker: SkillLinker): string | null {
  const concepts = known.get(linker) ?? new Map<string, string | null>();
  known.set(linker, concepts);
  const held = concepts.get(skill);
  if (held !== undefined) return held;
  const conceptId = linker.link(skill, { k: 1, minScore: SURELY })[0]?.conceptId ?? null;
  concepts.set(skill, conceptId);
  return conceptId;
}
