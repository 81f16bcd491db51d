import type { BulkUploadAct } from "@vaardig/contract/bulk-uploads/bulkUploads";
import type { Role } from "@vaardig/contract/roles";
import type { BulkUploadRow } from "../../domain/bulk-uploads/bulkUploads.table.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { uploadKinds } from "./kinds/uploadKinds.ts";

/** Returns whether a person may upload this kind; each kind lists its access levels. */
export function canUpload({ role }: { role: Role }, kind: BulkUploadRow["kind"]): boolean {
  return uploadKinds[kind]?.roles.includes(role) ?? false;
}

/** Returns whether the viewer may see an upload: only the uploader does. */
export function canSeeUpload(viewer: Viewer, upload: Pick<BulkUploadRow, "createdBy">): boolean {
  return upload.createdBy === viewer.userId;
}

/** States in which an upload can be canceled. */
export const CANCELLABLE: BulkUploadRow["state"][] = ["reading", "checked", "applying"];

/** Returns the actions that are possible on an upload now. */
export function uploadActions({ state, kind, counts, storageKey }: BulkUploadRow): BulkUploadAct[] {
  const actions: BulkUploadAct[] = [];
  if (state === "checked" && (counts.new ?? 0) + (counts.changed ?? 0) > 0) actions.push("confirm");
  if (CANCELLABLE.includes(state)) actions.push("cancel");
  if (state === "applied" && kind === "employees" && (counts.new ?? 0) > 0) actions.push("invite");
  const isRepairable = state === "checked" && kind === "employees" && storageKey !== null;
  if (isRepairable && (counts.error ?? 0) > 0) actions.push("repair");
  return actions;
}
