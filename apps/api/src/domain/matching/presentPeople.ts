import type { PersonMatch } from "@vaardig/contract/jobs/jobs";
import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../platform/db/database.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { photoUrl } from "../files/photoUrl.ts";
import { type PersonCard, peopleCards } from "../people/peopleCards.ts";
import { skillsById } from "../taxonomy/skillsById.ts";
import type { RankedPerson } from "./matchEngine.ts";
import { matchOf } from "./matchOf.ts";

type Shown = PersonMatch & Pick<PersonCard, "headline" | "location" | "hours">;

/** Ranked people → wire, in their order: the card, the match, and what stands out or is short by name. */
export async function presentPeople(
  tx: Tx,
  ranked: readonly RankedPerson[],
  { companyId, secrets, language }: { companyId: string; secrets: Secrets; language: Language },
): Promise<Shown[]> {
  const ids = ranked.map(({ id }) => id);
  const cards = await peopleCards(tx, companyId, ids, language);
  const skillIds = ranked.flatMap(({ strengthIds, gapIds }) => [...strengthIds, ...gapIds]);
  const names = await skillsById(tx, skillIds, language);
  const nameOf = (id: string) => names.get(id)?.name ?? [];
  return ranked.flatMap(({ id, score, band, strengthIds, gapIds }) => {
    const card = cards.get(id);
    if (!card) return [];
    const { photoId, ...shown } = card;
    return {
      ...shown,
      photo_url: photoUrl(secrets, companyId, photoId),
      match: matchOf({ score, band }),
      strengths: strengthIds.flatMap(nameOf),
      gaps: gapIds.flatMap(nameOf),
    };
  });
}
