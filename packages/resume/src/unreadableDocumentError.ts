export type UnreadableReason =
  | "empty"
  | "too_large"
  | "unsupported_type"
  | "corrupt"
  | "encrypted"
  | "too_many_pages"
  | "no_text"
  | "archive_bomb"
  | "timeout";

/** A refusal to read a document: `reason` is stable and safe to show, `detail` is for logs and never holds text of the document. */
export class UnreadableDocumentError extends Error {
  readonly reason: UnreadableReason;
  readonly detail: string;

  constructor(reason: UnreadableReason, detail = "") {
    super(detail === "" ? reason : `${reason}: ${detail}`);
    this.name = "UnreadableDocumentError";
    this.reason = reason;
    this.detail = detail;
  }
}
