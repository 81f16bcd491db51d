import type { Tx } from "../../platform/db/database.ts";
import { authorize } from "../../platform/http/appError.ts";
import { loadVacancyFacts } from "../../platform/recruiting/vacancies/vacancyScope.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canReadMailsOf, canWriteAbout } from "./mail-templates.policy.ts";

/** The vacancy that the viewer writes about; 404 when the company has none, 403 when it is not shared with the viewer. */
export async function jobToWriteAbout(
  tx: Tx,
  viewer: Viewer,
  id: string,
): Promise<{ id: string; name: string }> {
  const vacancy = await loadVacancyFacts(tx, viewer.companyId, id);
  authorize(canWriteAbout(viewer, vacancy));
  return vacancy;
}

/** The vacancy whose mails the viewer reads; 404 and 403 likewise. */
export async function jobToRead(tx: Tx, viewer: Viewer, id: string): Promise<void> {
  authorize(canReadMailsOf(viewer, await loadVacancyFacts(tx, viewer.companyId, id)));
}
