import type { RowOutcome } from "@vaardig/contract/bulk-uploads/bulkUploads";
import type { Language } from "@vaardig/contract/limits";
import type { Role } from "@vaardig/contract/roles";
import type { BulkUploadRow } from "../../../domain/bulk-uploads/bulkUploads.table.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { TxServices } from "../../../platform/services.ts";
import type { MatchedHeader, SheetColumn } from "./matchHeader.ts";

/** A row of the file: what stands under the columns that were understood, without empty cells. */
export interface GivenRow {
  number: number;
  values: Record<string, string>;
}

/** What a row would do. */
export interface ValidatedRow extends GivenRow {
  outcome: RowOutcome;
  changes: Record<string, { from: string; to: string }> | null;
  /** Column → key of `validation.<lang>.json`. */
  errors: Record<string, string> | null;
}

/** Who uploads, as the person stands when the work is done. */
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

/** Errors that show only when other rows are known: row → column → key. */
export type LateErrors = Map<number, Record<string, string>>;

/** Judges the rows of one file, a chunk at a time and then all together. */
export interface Check {
  judge(tx: Tx, rows: GivenRow[]): Promise<ValidatedRow[]>;
  conclude(tx: Tx): Promise<LateErrors>;
}

/** Applies confirmed rows, a chunk in a transaction; each answers the rows that could not be applied after all. */
export interface Application {
  apply(tx: Tx, rows: ValidatedRow[]): Promise<LateErrors>;
  conclude(tx: Tx): Promise<LateErrors>;
}

/** A kind of content that is uploaded as a spreadsheet. */
export interface UploadKind {
  /** Who may upload it. */
  roles: readonly Role[];
  columns: readonly SheetColumn[];
  /** Takes JSON too, whose names are the columns' keys. */
  readsJson?: boolean;
  /** Rows of the template under its header, to show how it is filled in. */
  /** The template's header where it is more than the columns. */
  templateColumns?(language: Language): string[];
  examples(language: Language): Record<string, string>[];
  /** Finds the columns of a file where they are not the same in each. */
  matchColumns?(tx: Tx, work: UploadWork, cells: readonly string[]): Promise<MatchedHeader>;
  check(tx: Tx, work: UploadWork): Promise<Check>;
  application(tx: Tx, work: UploadWork): Promise<Application>;
}
