import type { Language } from "@vaardig/contract/limits";
import { photoUrl } from "../../../domain/files/photoUrl.ts";
import { logTeamReading } from "../../../domain/people/logTeamReading.ts";
import { peopleCards } from "../../../domain/people/peopleCards.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { Secrets } from "../../../platform/secrets.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";

export interface ReaderContext {
  viewer: Viewer;
  secrets: Secrets;
  language: Language;
}

export interface NamedPerson {
  id: string;
  name: string;
  photo_url: string | null;
  department: string | null;
}

/** Returns people as they are named beside their skills, and logs that they were read. */
export async function readPeople(
  tx: Tx,
  { viewer, secrets, language }: ReaderContext,
  ids: readonly string[],
): Promise<Map<string, NamedPerson>> {
  const { companyId } = viewer;
  const cards = await peopleCards(tx, companyId, [...new Set(ids)], language);
  await logTeamReading(tx, viewer, [...cards.keys()]);
  return new Map(
    [...cards].map(([id, { name, photoId, department }]) => [
      id,
      { id, name, department, photo_url: photoUrl(secrets, companyId, photoId) },
    ]),
  );
}
