import { STAGES, type Stage } from "@vaardig/contract/applications/pipeline";

/** Stages that the user expanded or collapsed. */
export type StageChoices = Partial<Record<Stage, "open" | "folded">>;

interface StageCount {
  stage: Stage;
  count: number;
}

/** Widths in pixels: a collapsed stage, the gap between stages, and a comfortable open stage. */
export const FOLDED_WIDTH = 48;
export const STAGE_GAP = 12;
const EASY = 200;
/** Minimum readable width of an open stage in pixels; a narrower board scrolls. */
export const MIN_STAGE_WIDTH = 196;

function fits(folded: ReadonlySet<Stage>, width: number, least: number): boolean {
  const open = STAGES.length - folded.size;
  return open * least + folded.size * FOLDED_WIDTH + (STAGES.length - 1) * STAGE_GAP <= width;
}

const isEnd = (stage: Stage) => stage.startsWith("Rejection");

/**
 * Returns the stages to collapse at a board width in pixels: those collapsed by the user, and as few others
 * as needed. Rejections go first, both at once, then empty stages; stages with active applicants stay open.
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

/** Returns the choices after a toggle; collapsing by width alone is not a choice. */
export function toggleStage(
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
  // When both rejections do not fit, the one just expanded wins.
  if (isFolded && isEnd(stage) && !fits(foldedStages(standing, width, chosen), width, MIN_STAGE_WIDTH))
    for (const other of STAGES) if (other !== stage && isEnd(other)) delete chosen[other];
  return chosen;
}
