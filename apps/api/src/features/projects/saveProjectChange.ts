import type { Body } from "@vaardig/contract/endpoint";
import type { saveProject } from "@vaardig/contract/projects/projects";
import { presentWorkRecord } from "../../domain/approval/presentWorkRecord.ts";
import { submitChange } from "../../domain/approval/submitChange.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Reader } from "./presentProject.ts";
import { isMaterialChange, isProjectChange, type ProjectChange, projectChange } from "./projectChange.ts";
import type { ProjectRow } from "./projects.queries.ts";
import { alignRoles, applyProjectValues } from "./projectWrites.ts";
import { readForm } from "./readForm.ts";
import { projectAsOfNow, type StoredProject, storedProject } from "./storedProject.ts";

/**
 * Saves a change of a checked project. Changes by an administrator and changes that are not material take
 * effect immediately; a material change of an approved project awaits approval, or joins the pending one.
 * Returns the change, null when nothing changed.
 */
export async function saveProjectChange(
  tx: Tx,
  { viewer, language, services }: Reader,
  row: ProjectRow,
  form: Omit<Body<typeof saveProject>, "id" | "version">,
): Promise<{ change: ProjectChange; waits: boolean } | null> {
  const { companyId } = viewer;
  const { id, version } = row;
  const inForce = await storedProject(tx, companyId, row);
  const { secrets } = services;
  const { revision } = await presentWorkRecord<StoredProject>(tx, "project", { companyId, secrets }, id);
  const before = revision ? await projectAsOfNow(tx, revision) : inForce;
  // A role removed by the pending change may be restored unchanged.
  const held = [...before.roles, ...inForce.roles];
  const next = await readForm(tx, { companyId, language }, form, { values: before, held });
  const change = projectChange(revision ?? inForce, next);
  const isSame = revision ? JSON.stringify(revision) === JSON.stringify(next) : !isProjectChange(change);
  if (isSame) return null;
  const hasChange = revision !== null;
  const standing = { id, version, isApproved: row.status === "Approved" || hasChange, hasChange };
  const isMaterial = isMaterialChange(projectChange(inForce, next));
  const waits = await submitChange(tx, viewer, "project", standing, { next, isMaterial });
  const place = { companyId, id };
  if (!waits) await applyProjectValues(tx, place, row.owner_id, next);
  await alignRoles(tx, place);
  return { change, waits };
}
