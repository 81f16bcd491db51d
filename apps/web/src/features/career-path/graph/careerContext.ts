import { createContext, useContext } from "react";

interface CareerChartState {
  selectedId: string | null;
  comparedIds: readonly string[];
  onSelect: (id: string) => void;
}

export const CareerChartContext = createContext<CareerChartState | null>(null);

/** Returns the chart context; throws outside the chart. */
export function useCareerChart(): CareerChartState {
  const state = useContext(CareerChartContext);
  if (!state) throw new Error("no chart around");
  return state;
}
