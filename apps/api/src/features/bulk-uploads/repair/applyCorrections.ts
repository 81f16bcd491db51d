import type { BulkUploadRow } from "../../../domain/bulk-uploads/bulkUploads.table.ts";

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Returns a row's values with the corrections applied in order; an empty correction removes a value. */
export function applyCorrections(
  values: Record<string, string>,
  corrections: BulkUploadRow["corrections"],
): Record<string, string> {
  const corrected = { ...values };
  for (const { column, from, to } of corrections) {
    const value = corrected[column];
    if (value === undefined || !isSame(value, from)) continue;
    if (to === "") delete corrected[column];
    else corrected[column] = to;
  }
  return corrected;
}
