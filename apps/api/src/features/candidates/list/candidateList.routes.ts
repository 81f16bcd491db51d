import { listCandidateFilters } from "@vaardig/contract/candidates/candidateFilters";
import {
  type CandidateFilter,
  exportCandidates,
  listCandidateIds,
  listCandidates,
  MAX_SELECTED,
} from "@vaardig/contract/candidates/candidateList";
import { recordEvent } from "../../../domain/events/recordEvent.ts";
import { canonicalSkillIds } from "../../../domain/taxonomy/canonicalSkillIds.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { App } from "../../../platform/http/app.ts";
import { route } from "../../../platform/http/route.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { sheetFile } from "../../../platform/spreadsheets/sheetFile.ts";
import { listActions } from "./candidateList.policy.ts";
import { presentCandidates } from "./candidateList.present.ts";
import { candidateIds, countCandidates, listCandidateRows } from "./candidateRows.queries.ts";
import { type Condition, candidatesOf, candidatesWhere } from "./candidatesWhere.ts";
import { exportRows } from "./exportRows.ts";
import { filterChoices } from "./filterChoices.queries.ts";

/** More than any company has; an export of this size still fits in memory. */
const MAX_EXPORTED = 20_000;

/** Returns the condition of a filter; a merged skill is replaced by the current one. */
async function conditionOf(tx: Tx, viewer: Viewer, filter: CandidateFilter): Promise<Condition> {
  if (!filter.skills?.length) return candidatesWhere(viewer, filter);
  const canonical = await canonicalSkillIds(tx, filter.skills);
  return candidatesWhere(viewer, {
    ...filter,
    skills: filter.skills.map((id) => canonical.get(id) ?? id),
  });
}

export function candidateListRoutes(app: App): void {
  route(app, listCandidates, async (call) => {
    const { query, viewer, tx } = call;
    const { page, size, sort, ...filter } = query;
    const condition = await conditionOf(tx, viewer, filter);
    const [rows, total] = await Promise.all([
      listCandidateRows(tx, condition, { sort, page, size }),
      countCandidates(tx, condition),
    ]);
    return { data: await presentCandidates(tx, call, rows), total, can: listActions(viewer) };
  });

  route(app, listCandidateIds, async ({ query, viewer, tx }) => {
    const { sort, ...filter } = query;
    const condition = await conditionOf(tx, viewer, filter);
    const ids = await candidateIds(tx, condition, sort, MAX_SELECTED);
    return { ids, total: await countCandidates(tx, condition) };
  });

  route(app, listCandidateFilters, ({ viewer, tx }) => filterChoices(tx, viewer.companyId));

  route(app, exportCandidates, async (call) => {
    const { body, viewer, tx, language } = call;
    const { companyId, userId: actorId } = viewer;
    const { selection, sort, format } = body;
    const condition =
      "filter" in selection
        ? await conditionOf(tx, viewer, selection.filter)
        : candidatesOf(companyId, selection.user_ids);
    const rows = await listCandidateRows(tx, condition, { sort, page: 0, size: MAX_EXPORTED });
    const data = { format, count: rows.length };
    await recordEvent(tx, { companyId, actorId, kind: "candidates.exported", data });
    const lines = exportRows(await presentCandidates(tx, call, rows), language);
    return sheetFile(language === "nl" ? "kandidaten" : "candidates", format, lines);
  });
}
