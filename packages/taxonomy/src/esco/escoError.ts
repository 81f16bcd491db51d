export type EscoErrorCode =
  | "path-unreadable"
  | "language-malformed"
  | "file-missing"
  | "columns-missing"
  | "csv-broken"
  | "archive-refused"
  | "too-many-files";

/** A bundle that cannot be read; `file` is the CSV or archive by name, `detail` is for the operator. */
export class EscoError extends Error {
  readonly code: EscoErrorCode;
  readonly file: string;
  readonly detail: string;

  constructor(code: EscoErrorCode, file: string, detail = "") {
    super(detail === "" ? `${code}: ${file}` : `${code}: ${file} (${detail})`);
    this.name = "EscoError";
    this.code = code;
    this.file = file;
    this.detail = detail;
  }
}
