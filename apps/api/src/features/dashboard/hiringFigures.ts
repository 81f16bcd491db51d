import type { Figure, Point } from "@vaardig/contract/dashboard/dashboard";
import type { HiringState } from "./hiring.queries.ts";
import { placeOf } from "./places.ts";

const MONTHS = 12;

const alone = { of: null, previous: null, series: [] };
const open = placeOf("recruiting-jobs", { filter: "open" });
const approved = placeOf("recruiting-jobs", { filter: "approved" });

const point = (id: string, value: number): Point => ({ id, name: null, value, of: null, leads_to: null });
const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

/** Returns the figures of hiring; none without jobs. */
export function hiringFigures(state: HiringState): Figure[] {
  if (state.vacancies === 0) return [];
  const stages = Object.entries(state.running).map(([stage, count]) => point(stage, Number(count)));
  const [before, last] = [state.hires.slice(0, -MONTHS), state.hires.slice(-MONTHS)];
  const countOf = (months: HiringState["hires"]) => total(months.map(({ count }) => count));
  return [
    { ...alone, key: "open_jobs", value: state.open, leads_to: open },
    {
      ...alone,
      key: "running",
      value: total(stages.map(({ value }) => value)),
      series: stages,
      leads_to: open,
    },
    { ...alone, key: "applied", value: state.applied, previous: state.applied_before, leads_to: open },
    {
      ...alone,
      key: "hires",
      value: countOf(last),
      previous: countOf(before),
      series: last.map(({ month, count }) => point(month, count)),
      leads_to: approved,
    },
    ...(state.days === null
      ? []
      : [
          {
            ...alone,
            key: "time_to_hire" as const,
            value: state.days,
            previous: state.days_before,
            leads_to: approved,
          },
        ]),
  ];
}
