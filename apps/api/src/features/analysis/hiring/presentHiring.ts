import { HIRING_SOURCES, HIRING_STEPS, type HiringAnalysis } from "@vaardig/contract/analysis/hiringAnalysis";
import { MIN_PEOPLE_SHOWN } from "@vaardig/contract/analysis/skillsAnalysis";
import type { HiringRows, OutcomeRow } from "./hiring.queries.ts";

const TENTHS = 10;
const toTenths = (value: number) => Math.round(value * TENTHS) / TENTHS;

/** Averages over few applicants would reveal individuals: they are shown from `MIN_PEOPLE_SHOWN` on. */
const daysOf = (value: number | null, count: number) =>
  value === null || count < MIN_PEOPLE_SHOWN ? null : toTenths(value);

function presentOutcome({ applicants, interviewed, hired, days }: OutcomeRow) {
  return { applicants, interviewed, hired, days: daysOf(days, hired) };
}

/** Converts rows to the wire format: each step with everyone who reached it. */
export function presentHiring(rows: HiringRows): HiringAnalysis {
  const reached = (least: number) =>
    rows.steps.filter(({ step }) => step >= least).reduce((total, { count }) => total + count, 0);
  const left = new Map(rows.stages.map((stage) => [stage.step, stage]));
  const bySource = new Map(rows.sources.map((row) => [row.source, row]));
  return {
    since: rows.since,
    applicants: reached(1),
    funnel: HIRING_STEPS.map((step, at) => ({ step, reached: reached(at + 1) })),
    stages: HIRING_STEPS.slice(0, -1).map((step) => {
      const of = left.get(step) ?? { left: 0, median: null, p90: null };
      return { step, left: of.left, median: daysOf(of.median, of.left), p90: daysOf(of.p90, of.left) };
    }),
    sources: HIRING_SOURCES.flatMap((source) => {
      const row = bySource.get(source);
      return row ? [{ source, ...presentOutcome(row) }] : [];
    }),
    departments: rows.departments.map(({ id, name, ...row }) => ({
      department: id && name ? { id, name } : null,
      ...presentOutcome(row),
    })),
    jobs: rows.jobs.map(({ id, name, ...row }) => ({ job: { id, name }, ...presentOutcome(row) })),
    jobs_total: rows.jobs_total,
  };
}
