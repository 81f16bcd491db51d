import { inCompany } from "../../platform/db/database.ts";
import { MovedMeanwhile } from "../../platform/recruiting/applications/movedMeanwhile.ts";
import type { Services } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/**
 * Runs a command; when somebody else was first, whoever was first hears that the viewer tried the same card. That is
 * told in a transaction of its own, because the command's is rolled back.
 */
export async function contested<T>(services: Services, viewer: Viewer, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MovedMeanwhile && error.firstId && error.firstId !== viewer.userId) {
      const { companyId, userId } = viewer;
      const { vacancyId, applicationId: id, firstId } = error;
      const news = { company_id: companyId, vacancy_id: vacancyId, id, contested_by: userId, told: firstId };
      await inCompany(services.db, companyId, (tx) =>
        tx.$client.query("select pg_notify('application_changed', $1)", [JSON.stringify(news)]),
      );
    }
    throw error;
  }
}
