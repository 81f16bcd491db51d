import { CAREER_MOVES, type CareerJob, type CareerMove } from "@vaardig/contract/career-path/careerJob";
import { COMPARED_MAX } from "@vaardig/contract/career-path/careerPath";
import { useMemo } from "react";
import { useAddress } from "../../lib/useAddress.ts";

/**
 * Returns the view state of a career path, stored in the URL: kind of move, view, selected job, jobs to
 * compare.
 */
export function useCareerAddress(jobs: readonly CareerJob[], isPhone: boolean) {
  const { get, set } = useAddress();
  const kind = CAREER_MOVES.find((move) => move === get("kind")) ?? null;
  const view = get("view") ?? (isPhone ? "list" : "graph");
  const opened = jobs.find(({ id }) => id === get("open")) ?? null;
  const chosen = get("compare");
  const comparedIds = useMemo(() => {
    const known = new Set(jobs.map(({ id }) => id));
    return (chosen ?? "")
      .split(",")
      .filter((id) => known.has(id))
      .slice(0, COMPARED_MAX);
  }, [jobs, chosen]);
  return {
    kind,
    isList: view === "list",
    opened,
    comparedIds,
    isFull: comparedIds.length === COMPARED_MAX,
    setKind: (next: CareerMove | null) => set({ kind: next, open: null }),
    setView: (next: "graph" | "list") => set({ view: next, open: null }),
    open: (id: string | null) => set({ open: id }),
    toggleCompared: (id: string) => {
      const next = comparedIds.includes(id) ? comparedIds.filter((one) => one !== id) : [...comparedIds, id];
      set({ compare: next.join(","), open: get("open") ?? null });
    },
    clearCompared: () => set({ compare: null, open: get("open") ?? null }),
  };
}
