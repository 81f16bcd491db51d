import { createContext, useContext } from "react";
import type { Tree } from "../tree/buildTree.ts";

export interface ChartState {
  tree: Tree;
  open: ReadonlySet<string>;
  ownId: string | null;
  /** Id of the position whose sheet is open, or that a search selected. */
  markedId: string | null;
  colorOf: (departmentId: string | undefined) => string;
  onToggle: (id: string) => void;
  onSelect: (id: string) => void;
}

export const ChartContext = createContext<ChartState | null>(null);

/** Returns the chart context; throws outside the chart. */
export function useChart(): ChartState {
  const state = useContext(ChartContext);
  if (!state) throw new Error("no chart around");
  return state;
}
