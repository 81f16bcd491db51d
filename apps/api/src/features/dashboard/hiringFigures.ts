import type { Figure, Place, Point } from "@vaardig/contract/dashboard/dashboard";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canManageCompany } from "./dashboard.policy.ts";
import type { HiringState } from "./hiring.queries.ts";
import { placeOf } from "./places.ts";

const MONTHS = 12;

const alone = { of: null, previous: null, series: [] };
const open = placeOf("recruiting-jobs", { filter: "open" });
const approved = placeOf("recruiting-jobs", { filter: "approved" });

const point = (id: string, value: number, rest: Partial<Point> = {}): Point => ({
  id,
  name: null,
  value,
  of: null,
  previous: null,
  leads_to: null,
  ...rest,
});
const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

/** Figures of hiring; none where there is no vacancy. */
export function hiringFigures(state: HiringState, viewer: Pick<Viewer, "role">): Figure[] {
  if (state.vacancies === 0) return [];
  // Managers have no list across vacancies.
  const hasList = canManageCompany(viewer);
  const list = (query: Place["query"]) => placeOf("applications", query);
  const stages = Object.entries(state.running).map(([stage, count]) =>
    point(stage, Number(count), { leads_to: hasList ? list({ stage, outcome: "active" }) : null }),
  );
  const [before, last] = [state.hires.slice(0, -MONTHS), state.hires.slice(-MONTHS)];
  const countOf = (months: HiringState["hires"]) => total(months.map(({ count }) => count));
  return [
    { ...alone, key: "open_jobs", value: state.open, leads_to: open },
    {
      ...alone,
      key: "running",
      value: total(stages.map(({ value }) => value)),
      series: stages,
      leads_to: hasList ? list({ outcome: "active" }) : open,
    },
    {
      ...alone,
      key: "applied",
      value: state.applied,
      previous: state.applied_before,
      leads_to: hasList ? list({}) : open,
    },
    {
      ...alone,
      key: "hires",
      value: countOf(last),
      previous: countOf(before),
      series: last.map(({ month, count }, at) =>
        point(month, count, { previous: before[at]?.count ?? null }),
      ),
      leads_to: hasList ? list({ outcome: "hired", archived: "all" }) : approved,
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
