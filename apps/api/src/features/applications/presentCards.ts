import type { ApplicationCard } from "@vaardig/contract/applications";
import type { Language } from "@vaardig/contract/limits";
import type { MatchSummary } from "@vaardig/contract/matching";
import type { Tx } from "../../platform/db/database.ts";
import { matchOf, NO_MATCH } from "../../platform/matching/matchOf.ts";
import { scorePeople } from "../../platform/matching/scorePeople.ts";
import type { VacancyFacts } from "../../platform/recruiting/vacancies/vacancyScope.ts";
import { vacancySkillsOf } from "../../platform/recruiting/vacancies/vacancySkills.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { movesApplication } from "./applications.policy.ts";
import { presentCard } from "./applications.present.ts";
import type { CardRow } from "./cards.queries.ts";

export interface Reading {
  tx: Tx;
  viewer: Viewer;
  services: TxServices;
  language: Language;
}

/** How well each of these people fits the vacancy, from the same scorer as every other list. */
async function matchesOf(
  { tx, viewer }: Reading,
  vacancyId: string,
  userIds: string[],
): Promise<Map<string, MatchSummary>> {
  if (userIds.length === 0) return new Map();
  const required = await vacancySkillsOf(tx, viewer.companyId, vacancyId);
  const scores = await scorePeople(tx, viewer.companyId, userIds, required);
  return new Map(scores.map((record) => [record.id, matchOf(record)]));
}

/** Rows of one vacancy → cards, in the rows' order. */
export async function presentCards(
  reading: Reading,
  vacancy: VacancyFacts & { id: string },
  rows: CardRow[],
): Promise<ApplicationCard[]> {
  const { viewer, services, language } = reading;
  const matches = await matchesOf(
    reading,
    vacancy.id,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map((row) =>
    presentCard(row, matches.get(row.user_id) ?? NO_MATCH, {
      companyId: viewer.companyId,
      secrets: services.secrets,
      language,
      moves: (userId) => movesApplication(viewer, vacancy, userId),
    }),
  );
}
