import type { ApplicationCard, ApplicationListRow } from "@vaardig/contract/applications/applications";

/** A row of the list as commands take it; the list does not tell how well someone fits. */
export function asCard(row: ApplicationListRow): ApplicationCard {
  return { ...row, match: { score: null, band: null, capped: false, provisional: false } };
}
