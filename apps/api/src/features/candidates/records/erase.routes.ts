import { eraseCandidates, previewErasure } from "@vaardig/contract/candidates/candidateList";
import { authorizeManagement } from "../../../domain/candidates/candidateScope.ts";
import { erasePerson } from "../../../domain/people/erasePerson.ts";
import type { App } from "../../../platform/http/app.ts";
import { AppError } from "../../../platform/http/appError.ts";
import { route } from "../../../platform/http/route.ts";
import { chosenCandidates, countErasure, type ErasureCandidate } from "./erase.queries.ts";

const NAMED = 5;

/**
 * Splits the chosen people into those who can be erased and those with an active application. Throws 404 for
 * an unknown person.
 */
function partitionErasable(ids: readonly string[], people: readonly ErasureCandidate[]) {
  if (people.length < new Set(ids).size) throw new AppError("not_found");
  const staying = people.filter(({ in_process }) => in_process);
  return {
    goingIds: people.flatMap(({ id, in_process }) => (in_process ? [] : [id])),
    in_process: { count: staying.length, names: staying.slice(0, NAMED).map(({ name }) => name) },
  };
}

export function eraseRoutes(app: App): void {
  route(app, previewErasure, async ({ body, viewer, tx }) => {
    const { companyId } = viewer;
    const ids = body.selection.user_ids;
    const { goingIds, in_process } = partitionErasable(ids, await chosenCandidates(tx, companyId, ids));
    await authorizeManagement(tx, viewer, ids);
    return { goes: await countErasure(tx, companyId, goingIds), in_process };
  });

  route(app, eraseCandidates, async ({ body, viewer, tx, services }) => {
    const { companyId, userId: actorId } = viewer;
    const ids = body.selection.user_ids;
    const { goingIds, in_process } = partitionErasable(ids, await chosenCandidates(tx, companyId, ids, true));
    await authorizeManagement(tx, viewer, ids);
    if (goingIds.length === 0) throw new AppError("conflict");
    const goes = await countErasure(tx, companyId, goingIds);
    const proofs: string[] = [];
    for (const userId of goingIds)
      proofs.push((await erasePerson(tx, services, { companyId, userId, actorId })).id);
    return { user_ids: goingIds, proofs, goes, in_process };
  });
}
