import {
  type DuplicateAct,
  dismissDuplicate,
  findDuplicates,
  listDuplicates,
  restoreDuplicate,
} from "@vaardig/contract/candidates/candidateMerges";
import { authorizeManagement, manageableAmong } from "../../../domain/candidates/candidateScope.ts";
import { recordEvent } from "../../../domain/events/recordEvent.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { App } from "../../../platform/http/app.ts";
import { AppError, found } from "../../../platform/http/appError.ts";
import { route } from "../../../platform/http/route.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { presentCandidates } from "../list/candidateList.present.ts";
import { findCandidates } from "../list/candidateRows.queries.ts";
import { duplicatesOf, isColleague, suspectedPairs } from "./duplicates.queries.ts";

/**
 * Records a recruiter's decision on two candidates, under the older one. Throws 404 for an unknown candidate.
 */
async function tell(tx: Tx, viewer: Viewer, kind: string, userIds: string[]): Promise<void> {
  const { companyId, userId: actorId } = viewer;
  const rows = await findCandidates(tx, companyId, userIds);
  const [a, b] = rows.sort((one, other) => (one.id < other.id ? -1 : 1));
  if (!a || !b) throw new AppError("not_found");
  await authorizeManagement(tx, viewer, [a.id, b.id]);
  await recordEvent(tx, { companyId, actorId, kind, userId: a.id, subjectId: b.id });
}

export function duplicatesRoutes(app: App): void {
  route(app, findDuplicates, async (call) => {
    const { body, viewer, tx } = call;
    const { companyId } = viewer;
    const signs = await duplicatesOf(tx, companyId, body);
    const rows = await findCandidates(
      tx,
      companyId,
      signs.map(({ id }) => id),
    );
    const candidates = new Map((await presentCandidates(tx, call, rows)).map((row) => [row.id, row]));
    const data = signs.flatMap(({ id, signs }) => {
      const candidate = candidates.get(id);
      return candidate ? [{ candidate, signs }] : [];
    });
    return { data, colleague: body.email !== "" && (await isColleague(tx, companyId, body.email)) };
  });

  route(app, listDuplicates, async (call) => {
    const { query, viewer, tx } = call;
    const { user_id: userId, kept_apart: keptApart, page, size } = query;
    if (userId !== undefined) found((await findCandidates(tx, viewer.companyId, [userId]))[0]);
    const { rows, total } = await suspectedPairs(tx, viewer.companyId, { userId, keptApart, page, size });
    const ids = [...new Set(rows.flatMap(({ a, b }) => [a, b]))];
    const facts = await findCandidates(tx, viewer.companyId, ids);
    const byId = new Map((await presentCandidates(tx, call, facts)).map((row) => [row.id, row]));
    const decide = keptApart ? "suspect_again" : "keep_apart";
    const isKept = await manageableAmong(tx, viewer, ids);
    const data = rows.flatMap(({ a, b, phone, name }) => {
      const [first, second] = [byId.get(a), byId.get(b)];
      if (!first || !second) return [];
      const signs = [...(phone ? ["phone" as const] : []), ...(name ? ["name" as const] : [])];
      const can: DuplicateAct[] = isKept(a) && isKept(b) ? ["merge", decide] : [];
      return [{ candidates: [first, second], signs, can }];
    });
    return { data, total };
  });

  route(app, dismissDuplicate, async ({ body, viewer, tx }) => {
    await tell(tx, viewer, "candidate.kept_apart", body.user_ids);
    return {};
  });

  route(app, restoreDuplicate, async ({ body, viewer, tx }) => {
    await tell(tx, viewer, "candidate.suspected_again", body.user_ids);
    return {};
  });
}
