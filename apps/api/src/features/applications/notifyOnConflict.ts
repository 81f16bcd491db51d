import { StaleApplicationError } from "../../domain/applications/staleApplicationError.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/**
 * Runs a command; on a conflict, notifies the person who was first that the viewer tried to change the same
 * card. The command is rolled back before, because a NOTIFY is discarded with its transaction.
 */
export async function notifyOnConflict<T>(tx: Tx, viewer: Viewer, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StaleApplicationError && error.firstId && error.firstId !== viewer.userId) {
      const { companyId, userId } = viewer;
      const { vacancyId, applicationId: id, firstId } = error;
      const news = { company_id: companyId, vacancy_id: vacancyId, id, contested_by: userId, told: firstId };
      await tx.$client.query("rollback");
      await tx.$client.query("select pg_notify('application_changed', $1)", [JSON.stringify(news)]);
    }
    throw error;
  }
}
