import {
  type CandidateMergeAct,
  listMerges,
  MERGE_FIELDS,
  type MergeField,
  mergeCandidates as mergeCall,
  previewMerge,
  undoMerge as undoCall,
} from "@vaardig/contract/candidates/candidateMerges";
import { manageableAmong } from "../../../domain/candidates/candidateScope.ts";
import type { App } from "../../../platform/http/app.ts";
import { AppError, found } from "../../../platform/http/appError.ts";
import { route } from "../../../platform/http/route.ts";
import { presentCandidate, presentCandidates } from "../list/candidateList.present.ts";
import { type CandidateFacts, findCandidates } from "../list/candidateRows.queries.ts";
import { mergeCandidates } from "./mergeCandidates.ts";
import { mergesInto, namesOfJobs } from "./merges.queries.ts";
import { undoMerge } from "./undoMerge.ts";

/** Returns the field values that a merge compares. */
function valuesOf(row: CandidateFacts): Record<MergeField, string | null> {
  const entries = MERGE_FIELDS.map((field) => [field, row[field] === null ? null : String(row[field])]);
  return Object.fromEntries(entries) as Record<MergeField, string | null>;
}

export function mergesRoutes(app: App): void {
  route(app, previewMerge, async (call) => {
    const { body, viewer, tx } = call;
    const ids = [body.kept_id, body.merged_id];
    const facts = await findCandidates(tx, viewer.companyId, ids);
    const [kept, merged] = await presentCandidates(tx, call, facts);
    const [keptFacts, mergedFacts] = facts;
    // The preview performs the merge and rolls it back.
    await tx.$client.query("savepoint preview");
    const { moved: moves, sameVacancies } = await mergeCandidates(tx, viewer, {
      keptId: body.kept_id,
      mergedId: body.merged_id,
      take: [],
    });
    await tx.$client.query("rollback to savepoint preview");
    if (!kept || !merged || !keptFacts || !mergedFacts) throw new AppError("not_found");
    return {
      kept: { candidate: kept, values: valuesOf(keptFacts) },
      merged: { candidate: merged, values: valuesOf(mergedFacts) },
      moves,
      same_vacancies: await namesOfJobs(tx, viewer.companyId, sameVacancies),
    };
  });

  route(app, mergeCall, async (call) => {
    const { body, viewer, tx } = call;
    const { id, moved } = await mergeCandidates(tx, viewer, {
      keptId: body.kept_id,
      mergedId: body.merged_id,
      take: body.take,
      versions: { kept: body.kept_version, merged: body.merged_version },
    });
    return { id, candidate: await presentCandidate(tx, call, body.kept_id), moved };
  });

  route(app, undoCall, async ({ body, viewer, tx }) => {
    const { keptId, mergedId } = await undoMerge(tx, viewer, body.id);
    return { kept_id: keptId, merged_id: mergedId };
  });

  route(app, listMerges, async ({ query, viewer, tx }) => {
    found((await findCandidates(tx, viewer.companyId, [query.user_id]))[0]);
    const isKept = (await manageableAmong(tx, viewer, [query.user_id]))(query.user_id);
    const can: CandidateMergeAct[] = isKept ? ["undo"] : [];
    const rows = await mergesInto(tx, viewer.companyId, query.user_id);
    const data = rows.map(({ created_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      can,
    }));
    return { data, total: data.length };
  });
}
