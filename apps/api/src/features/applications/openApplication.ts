import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { loadJobFacts } from "../../domain/jobs/jobScope.ts";
import type { Tx } from "../../platform/db/database.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canMoveApplication, canSeeTasks } from "./applications.policy.ts";
import { cardsById } from "./cards.queries.ts";
import { presentCards, type ReaderContext } from "./presentCards.ts";

type Facts = Awaited<ReturnType<typeof loadJobFacts>>;

/**
 * Returns the job of an application that the viewer may move. Throws 404 when the company has none, 403 when
 * the viewer may not.
 */
export async function openApplication(tx: Tx, viewer: Viewer, id: string): Promise<Facts> {
  const { rows } = await tx.$client.query<{ vacancy_id: string; user_id: string }>({
    name: "application_open",
    text: "select vacancy_id, user_id from applications where company_id = $1 and id = $2",
    values: [viewer.companyId, id],
  });
  const { vacancy_id, user_id } = found(rows[0]);
  const vacancy = await loadJobFacts(tx, viewer.companyId, vacancy_id);
  authorize(canMoveApplication(viewer, vacancy, user_id));
  return vacancy;
}

/** Returns the current card, inside the command's transaction. */
export async function cardOf(reading: ReaderContext, vacancy: Facts, id: string): Promise<ApplicationCard> {
  const { tx, viewer } = reading;
  const rows = await cardsById(tx, viewer.companyId, [id], canSeeTasks(viewer));
  const [card] = await presentCards(reading, vacancy, rows);
  return found(card);
}
