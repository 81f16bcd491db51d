import type { JobKind } from "@vaardig/contract/jobs/jobs";
import { BANDS, type Band } from "@vaardig/contract/limits";
import type { MatchSummary } from "@vaardig/contract/matching";
import type { OpenJob } from "./openJobs.queries.ts";

/** A job with the match of one person. */
export interface MatchedJob {
  row: OpenJob;
  match: MatchSummary;
}

/** Filters of a job search; absent means no filter. */
export interface MatchedJobFilter {
  band?: Band | undefined;
  min_band?: Band | undefined;
  department?: string | undefined;
  kind: JobKind;
  closing?: "soon" | undefined;
}

/** Returns whether an opening is of the searched kind: jobs, project roles or both. */
export function isOfKind(kind: JobKind, { project_id: project }: Pick<OpenJob, "project_id">): boolean {
  return kind === "all" || (kind === "projects") === (project !== null);
}

/** Returns whether the deadline is within a week. */
export const isClosingSoon = ({ row }: MatchedJob): boolean => row.closing === "soon";

/** Returns whether a band is at least the given one; true when none is given. */
function isAtLeast(least: Band | undefined, band: Band | null): boolean {
  return !least || (band !== null && BANDS.indexOf(band) <= BANDS.indexOf(least));
}

/** Returns the matches that a search asks for, in order. */
export function filterMatchedJobs(all: readonly MatchedJob[], wishes: MatchedJobFilter): MatchedJob[] {
  return all.filter(
    (one) =>
      (!wishes.band || one.match.band === wishes.band) &&
      isAtLeast(wishes.min_band, one.match.band) &&
      (!wishes.closing || isClosingSoon(one)) &&
      (!wishes.department || one.row.department === wishes.department) &&
      isOfKind(wishes.kind, one.row),
  );
}
