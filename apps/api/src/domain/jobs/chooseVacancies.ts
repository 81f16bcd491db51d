import type { VacancyKind } from "@vaardig/contract/jobs/jobs";
import { BANDS, type Band } from "@vaardig/contract/limits";
import type { MatchSummary } from "@vaardig/contract/matching";
import type { OpenVacancy } from "./openVacancies.queries.ts";

/** A vacancy with how well someone fits. */
export interface MatchedVacancy {
  row: OpenVacancy;
  match: MatchSummary;
}

/** What a search for work leaves of all matches; absent means no such wish. */
export interface VacancyWishes {
  band?: Band | undefined;
  min_band?: Band | undefined;
  department?: string | undefined;
  kind: VacancyKind;
  closing?: "soon" | undefined;
}

/** Jobs, roles of projects, or both. */
export function isOfKind(
  kind: VacancyKind,
  { project_id: project }: Pick<OpenVacancy, "project_id">,
): boolean {
  return kind === "all" || (kind === "projects") === (project !== null);
}

/** Takes applications for a week at most. */
export const isClosingSoon = ({ row }: MatchedVacancy): boolean => row.closing === "soon";

/** Whether a band is this one or a stronger one; every match is where none is asked. */
function isAtLeast(least: Band | undefined, band: Band | null): boolean {
  return !least || (band !== null && BANDS.indexOf(band) <= BANDS.indexOf(least));
}

/** Those of the matches that a search asks for, in their order. */
export function chooseVacancies(all: readonly MatchedVacancy[], wishes: VacancyWishes): MatchedVacancy[] {
  return all.filter(
    (one) =>
      (!wishes.band || one.match.band === wishes.band) &&
      isAtLeast(wishes.min_band, one.match.band) &&
      (!wishes.closing || isClosingSoon(one)) &&
      (!wishes.department || one.row.department === wishes.department) &&
      isOfKind(wishes.kind, one.row),
  );
}
