import type { ApplicationCard, ApplicationListRow } from "@vaardig/contract/applications/applications";

/** Returns a list row as a card for commands; lists contain no match. */
export function toCard(row: ApplicationListRow): ApplicationCard {
  return { ...row, match: { score: null, band: null, capped: false, provisional: false } };
}
