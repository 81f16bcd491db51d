import { STAGES, type Stage } from "@vaardig/contract/applications/pipeline";
import { useCallback, useLayoutEffect, useState } from "react";
import { useStored } from "../../../lib/useStored.ts";
import type { Column } from "./boardState.ts";
import {
  FOLDED_WIDTH,
  foldedStages,
  MIN_STAGE_WIDTH,
  STAGE_GAP,
  type StageChoices,
  toggleStage,
} from "./stageFolds.ts";

const KEY = "pipeline-stages";

function readChoices(stored: unknown): StageChoices {
  const choices: StageChoices = {};
  if (typeof stored !== "object" || stored === null) return choices;
  for (const stage of STAGES) {
    const choice = (stored as Record<string, unknown>)[stage];
    if (choice === "open" || choice === "folded") choices[stage] = choice;
  }
  return choices;
}

/**
 * Returns which stages are collapsed, by width and by choices stored on this device, and the column widths.
 */
export function useStageFolds(columns: readonly Column[]) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(0);
  const [choices, setChoices] = useStored(KEY, readChoices);
  useLayoutEffect(() => {
    if (!box) return;
    setWidth(box.clientWidth);
    const watch = new ResizeObserver(() => setWidth(box.clientWidth));
    watch.observe(box);
    return () => watch.disconnect();
  }, [box]);
  const folded = foldedStages(columns, width, choices);
  return {
    box: useCallback((element: HTMLElement | null) => setBox(element), []),
    folded,
    toggle: (stage: Stage) => setChoices(toggleStage(stage, columns, width, choices)),
    grid: {
      gap: `${STAGE_GAP}px`,
      gridTemplateColumns: columns
        .map(({ stage }) => (folded.has(stage) ? `${FOLDED_WIDTH}px` : `minmax(${MIN_STAGE_WIDTH}px, 1fr)`))
        .join(" "),
    },
  };
}
