import type { PersonMatch } from "@vaardig/contract/jobs/jobs";
import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../platform/db/database.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { photoUrl } from "../files/photoUrl.ts";
import { openToMovesAmong } from "../people/openness.queries.ts";
import { type PersonCard, peopleCards } from "../people/peopleCards.ts";
import { skillsById } from "../taxonomy/skillsById.ts";
import type { RankedPerson } from "./matchEngine.ts";
import { matchOf } from "./matchOf.ts";

type Shown = PersonMatch & Pick<PersonCard, "headline" | "location" | "hours">;

/**
 * Converts ranked people to the wire format, in order: the card, the match, and the names of strengths and
 * gaps.
 */
export async function presentPeople(
  tx: Tx,
  ranked: readonly RankedPerson[],
  {
    viewer,
    secrets,
    language,
  }: { viewer: Pick<Viewer, "companyId" | "userId">; secrets: Secrets; language: Language },
): Promise<Shown[]> {
  const { companyId } = viewer;
  const ids = ranked.map(({ id }) => id);
  const cards = await peopleCards(tx, companyId, ids, language);
  const open = await openToMovesAmong(tx, viewer, ids);
  const skillIds = ranked.flatMap(({ strengthIds, gapIds }) => [...strengthIds, ...gapIds]);
  const names = await skillsById(tx, skillIds, language);
  const nameOf = (id: string) => names.get(id)?.name ?? [];
  return ranked.flatMap(({ id, score, band, strengthIds, gapIds }) => {
    const card = cards.get(id);
    if (!card) return [];
    const { photoId, ...shown } = card;
    return {
      ...shown,
      open_to_moves: open.has(id),
      photo_url: photoUrl(secrets, companyId, photoId),
      match: matchOf({ score, band }),
      strengths: strengthIds.flatMap(nameOf),
      gaps: gapIds.flatMap(nameOf),
    };
  });
}
