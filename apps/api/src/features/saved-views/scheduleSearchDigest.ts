import type { Digest } from "@vaardig/contract/saved-views/savedViews";
import { and, eq } from "drizzle-orm";
import { nextDigestAt } from "../../domain/saved-views/digestTimes.ts";
import { foundJobs, recordFoundJobs } from "../../domain/saved-views/foundJobs.ts";
import { savedViews } from "../../domain/saved-views/savedViews.table.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

type Row = typeof savedViews.$inferSelect;

/**
 * Saves how often a saved search is emailed; undefined leaves it unchanged. The jobs it finds now are
 * recorded as found, so that the first digest lists only later ones.
 */
export async function scheduleSearchDigest(
  tx: Tx,
  services: Pick<TxServices, "matching">,
  viewer: Viewer,
  view: Row,
  asked: Digest | undefined,
  { isNewSearch = false } = {},
): Promise<Row> {
  const wasOn = view.digest !== "none" && view.digestOffAt === null;
  const digest = asked ?? view.digest;
  if (asked === undefined && !(wasOn && isNewSearch)) return view;
  if (digest !== "none" && (!wasOn || isNewSearch)) {
    const found = await foundJobs(tx, services, viewer, view.search);
    await recordFoundJobs(
      tx,
      view.companyId,
      view.id,
      found.map(({ row }) => row.id),
    );
  }
  const [planned] = await tx
    .update(savedViews)
    .set({ digest, nextDigestAt: nextDigestAt(digest, new Date()), digestOffAt: null })
    .where(and(eq(savedViews.companyId, view.companyId), eq(savedViews.id, view.id)))
    .returning();
  return planned ?? view;
}
