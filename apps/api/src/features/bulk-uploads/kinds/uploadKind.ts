import type { RowOutcome } from "@vaardig/contract/bulk-uploads/bulkUploads";
import type { Language } from "@vaardig/contract/limits";
import type { Role } from "@vaardig/contract/roles";
import type { BulkUploadRow } from "../../../domain/bulk-uploads/bulkUploads.table.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { TxServices } from "../../../platform/services.ts";
import type { MatchedHeader, SheetColumn } from "./matchHeader.ts";

/** A row of the file: its values in the recognized columns, without empty cells. */
export interface InputRow {
  number: number;
  values: Record<string, string>;
}

/** The effect of a row. */
export interface ValidatedRow extends InputRow {
  outcome: RowOutcome;
  changes: Record<string, { from: string; to: string }> | null;
  /** Column → key of `validation.<lang>.json`. */
  errors: Record<string, string> | null;
}

/** The uploader, with their current data when the work is done. */
export interface Uploader {
  userId: string;
  companyId: string;
  role: Role;
  email: string;
  language: Language;
}

export interface UploadWork {
  services: TxServices;
  upload: BulkUploadRow;
  uploader: Uploader;
}

/** Errors that depend on other rows: row → column → key. */
export type RowErrors = Map<number, Record<string, string>>;

/** Validates the rows of one file, chunk by chunk and then together. */
export interface RowValidator {
  validate(tx: Tx, rows: InputRow[]): Promise<ValidatedRow[]>;
  finish(tx: Tx): Promise<RowErrors>;
}

/**
 * Applies confirmed rows, one chunk per transaction; returns errors of rows that could not be applied after
 * all.
 */
export interface RowApplier {
  apply(tx: Tx, rows: ValidatedRow[]): Promise<RowErrors>;
  finish(tx: Tx): Promise<RowErrors>;
}

/** A kind of content that is uploaded as a spreadsheet. */
export interface UploadKind {
  /** The access levels that may upload it. */
  roles: readonly Role[];
  columns: readonly SheetColumn[];
  /** Accepts JSON too, with the columns' keys as names. */
  readsJson?: boolean;
  /** Example rows of the template, below its header. */
  /** Returns the template's header when it differs from the columns. */
  templateColumns?(language: Language): string[];
  examples(language: Language): Record<string, string>[];
  /** Recognizes the columns of a file when they differ per file. */
  matchColumns?(tx: Tx, work: UploadWork, cells: readonly string[]): Promise<MatchedHeader>;
  check(tx: Tx, work: UploadWork): Promise<RowValidator>;
  createApplier(tx: Tx, work: UploadWork): Promise<RowApplier>;
}
