import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import type { Language } from "@vaardig/contract/limits";
import { matchApplications } from "../../domain/applications/matchApplications.ts";
import type { JobFacts } from "../../domain/jobs/jobScope.ts";
import { jobSkillsOf } from "../../domain/jobs/jobSkills.ts";
import { NO_MATCH } from "../../domain/matching/matchOf.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canMoveApplication } from "./applications.policy.ts";
import { presentCard } from "./applications.present.ts";
import type { CardRow } from "./cards.queries.ts";

export interface ReaderContext {
  tx: Tx;
  viewer: Viewer;
  services: TxServices;
  language: Language;
}

/** Converts rows of one job to cards, in order. */
export async function presentCards(
  reading: ReaderContext,
  vacancy: JobFacts & { id: string },
  rows: CardRow[],
): Promise<ApplicationCard[]> {
  const { tx, viewer, services, language } = reading;
  const required = rows.length > 0 ? await jobSkillsOf(tx, viewer.companyId, vacancy.id) : [];
  const matches = await matchApplications(tx, viewer.companyId, rows, required);
  return rows.map((row) =>
    presentCard(row, matches.get(row.id) ?? NO_MATCH, {
      companyId: viewer.companyId,
      secrets: services.secrets,
      language,
      moves: (userId) => canMoveApplication(viewer, vacancy, userId),
    }),
  );
}
