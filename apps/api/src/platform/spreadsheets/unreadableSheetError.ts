export type UnreadableSheetReason =
  | "empty"
  | "unsupported_type"
  | "corrupt"
  | "encrypted"
  | "archive_bomb"
  | "too_many_rows"
  | "timeout";

/**
 * Thrown for an unreadable spreadsheet: `reason` is stable and safe to show, `detail` is for logs and never
 * contains content.
 */
export class UnreadableSheetError extends Error {
  readonly reason: UnreadableSheetReason;
  readonly detail: string;

  constructor(reason: UnreadableSheetReason, detail = "") {
    super(detail === "" ? reason : `${reason}: ${detail}`);
    this.name = "UnreadableSheetError";
    this.reason = reason;
    this.detail = detail;
  }
}
