import { STAGES, type Stage } from "@vaardig/contract/applications/pipeline";

/** Stages that someone opened or folded by hand. */
export type StageChoices = Partial<Record<Stage, "open" | "folded">>;

interface StageCount {
  stage: Stage;
  count: number;
}

/** Pixels of a folded stage, between two stages, and of an open one in which cards are read with ease. */
export const STRIP = 48;
export const GAP = 12;
const EASY = 200;
/** Pixels that cards can still be read in; a board whose open stages have less is scrolled. */
export const LEAST = 196;

function fits(folded: ReadonlySet<Stage>, width: number, least: number): boolean {
  const open = STAGES.length - folded.size;
  return open * least + folded.size * STRIP + (STAGES.length - 1) * GAP <= width;
}

const isEnd = (stage: Stage) => stage.startsWith("Rejection");

/**
 * Stages that are drawn as a strip on a board of this width in pixels: those folded by hand, and of the others as few as
 * leave the rest room. The rejections go first, both at once, then what is empty; a stage where someone is worked with
 * stays open.
 */
export function foldedStages(
  standing: readonly StageCount[],
  width: number,
  choices: StageChoices,
): ReadonlySet<Stage> {
  const folded = new Set(STAGES.filter((stage) => choices[stage] === "folded"));
  const isEmpty = (stage: Stage) => !standing.some((one) => one.stage === stage && one.count > 0);
  const free = STAGES.toReversed().filter((stage) => choices[stage] === undefined);
  const ends = free.filter(isEnd);
  const empty = free.filter((stage) => !isEnd(stage) && isEmpty(stage));
  for (const together of [ends, ...empty.map((stage) => [stage])]) {
    if (fits(folded, width, EASY)) break;
    for (const stage of together) folded.add(stage);
  }
  return folded;
}

/** The choices after a stage was opened or folded; what the width does by itself is no choice. */
export function toggled(
  stage: Stage,
  standing: readonly StageCount[],
  width: number,
  choices: StageChoices,
): StageChoices {
  const { [stage]: _before, ...others } = choices;
  const isFolded = foldedStages(standing, width, choices).has(stage);
  const byItself = foldedStages(standing, width, others).has(stage);
  const chosen: StageChoices =
    byItself === isFolded ? { ...others, [stage]: isFolded ? "open" : "folded" } : others;
  // Of the rejections the one that is looked at now, where both have no room.
  if (isFolded && isEnd(stage) && !fits(foldedStages(standing, width, chosen), width, LEAST))
    for (const other of STAGES) if (other !== stage && isEnd(other)) delete chosen[other];
  return chosen;
}
