import type { ErrorCode } from "@vaardig/contract/errorCodes";
import type { BulkUploadRow } from "../../domain/bulk-uploads/bulkUploads.table.ts";
import { extendTimeLimit, inCompany, type Tx } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";
import { readRows, type SheetRows } from "../../platform/spreadsheets/readRows.ts";
import type { SheetRow } from "../../platform/spreadsheets/sheetRow.ts";
import { UnreadableSheetError } from "../../platform/spreadsheets/unreadableSheetError.ts";
import { canUpload } from "./bulk-uploads.policy.ts";
import {
  addRows,
  changeUpload,
  countOutcomes,
  deleteRows,
  findUpload,
  findUploader,
  markRowsInvalid,
} from "./bulk-uploads.queries.ts";
import { matchHeader } from "./kinds/matchHeader.ts";
import type { InputRow, RowValidator, UploadWork } from "./kinds/uploadKind.ts";
import { uploadKinds } from "./kinds/uploadKinds.ts";
import { jsonText, readJsonRows } from "./readJsonRows.ts";
import { applyCorrections } from "./repair/applyCorrections.ts";
import { type UploadJob, UploadStoppedError } from "./uploadJob.ts";

/** The reason why a file cannot be used, as shown to the uploader. */
class Refused extends Error {
  readonly problem: { code: ErrorCode; columns?: string[] };

  constructor(problem: Refused["problem"]) {
    super(problem.code);
    this.problem = problem;
  }
}

/**
 * Reads an uploaded file and stores what each row would do; writes nothing else. A second run starts again.
 * Ends as `checked`, or as `refused` with the reason; a canceled upload is left unchanged.
 */
export async function checkUpload(services: Services, job: UploadJob): Promise<void> {
  const { db } = services;
  const { companyId, id } = job;
  const settle = (values: Parameters<typeof changeUpload>[4]) =>
    inCompany(db, companyId, (tx) => changeUpload(tx, companyId, id, ["reading"], values));
  try {
    await check(services, job);
  } catch (error) {
    if (error instanceof UploadStoppedError) return;
    const problem =
      error instanceof Refused
        ? error.problem
        : error instanceof UnreadableSheetError && { code: `file_${error.reason}` as const };
    if (!problem) throw error;
    const refused = await settle({ state: "refused", problem, storageKey: null, finishedAt: new Date() });
    if (refused && job.storageKey) await services.files.remove(job.storageKey);
  }
}

async function check(services: Services, job: UploadJob): Promise<void> {
  const { db, files } = services;
  const { companyId, id } = job;
  const within = <T>(work: Parameters<typeof inCompany<T>>[2]) => inCompany(db, companyId, work);
  const { upload, uploader } = await within(async (tx) => {
    const row = await findUpload(tx, companyId, id);
    if (row?.state !== "reading" || !row.storageKey) throw new UploadStoppedError();
    await deleteRows(tx, companyId, id);
    return { upload: row, uploader: await findUploader(tx, companyId, row.createdBy) };
  });
  const kind = uploadKinds[upload.kind];
  if (!kind || !uploader || !canUpload(uploader, upload.kind)) throw new Refused({ code: "access_denied" });
  const work: UploadWork = { services, upload, uploader };
  const bytes = await files.get(upload.storageKey ?? "");

  const json = kind.readsJson ? jsonText(bytes) : null;
  const open = <T>(use: (rows: SheetRows) => Promise<T>) =>
    json === null ? readRows(bytes, use) : readJsonRows(json, use);

  await open(async ({ total, chunks }) => {
    const iterator = chunks[Symbol.asyncIterator]();
    const begun = await iterator.next();
    const [first, ...rows] = begun.done ? [] : begun.value;
    const cells = first?.cells ?? [];
    const { matchColumns } = kind;
    const { header, missing } = matchColumns
      ? await within((tx) => matchColumns(tx, work, cells))
      : matchHeader(cells, kind.columns);
    if (missing.length > 0) throw new Refused({ code: "file_template_mismatch", columns: missing });
    const columns = header.map(({ column }) => column);
    const note = async (tx: Tx, values: Parameters<typeof changeUpload>[4]) => {
      if (!(await changeUpload(tx, companyId, id, ["reading"], values))) throw new UploadStoppedError();
    };
    const checking = await within(async (tx) => {
      await note(tx, { header, total: total - 1, done: 0 });
      return kind.check(tx, { ...work, upload: { ...upload, header } });
    });
    let done = 0;
    await overlapping(rows, iterator, async (chunk) => {
      const given = chunk.map((row) => {
        const { number, values } = valuesOf(row, columns);
        return { number, values: applyCorrections(values, upload.corrections) };
      });
      await within(async (tx) => {
        // After a crash everything is read again.
        await tx.$client.query("set local synchronous_commit = off");
        await addRows(tx, companyId, id, await checking.validate(tx, given));
      });
      done += chunk.length;
      const progress = { done };
      await within((tx) => note(tx, progress));
    });
    await within((tx) => conclude(tx, upload, checking));
  });
}

/** Number of chunks in progress: while one is written the next is validated. */
const AT_ONCE = 2;

/**
 * Processes a first chunk and then those of an iterator, a few at a time. Rejects with the first failure,
 * once all have ended.
 */
async function overlapping<T>(
  first: T,
  others: AsyncIterator<T>,
  work: (chunk: T) => Promise<void>,
): Promise<void> {
  const running: Promise<void>[] = [];
  const begin = (chunk: T) => {
    const one = work(chunk);
    // It may fail while the next chunk is awaited; the failure is handled below.
    one.catch(() => undefined);
    running.push(one);
  };
  begin(first);
  try {
    for (let next = await others.next(); !next.done; next = await others.next()) {
      begin(next.value);
      if (running.length >= AT_ONCE) await running.shift();
    }
    await Promise.all(running);
  } finally {
    await Promise.allSettled(running);
  }
}

function valuesOf({ number, cells }: SheetRow, columns: (string | null)[]): InputRow {
  const values: Record<string, string> = {};
  for (const [at, column] of columns.entries()) {
    const cell = cells[at];
    if (column !== null && cell) values[column] = cell;
  }
  return { number, values };
}

async function conclude(tx: Tx, { companyId, id }: BulkUploadRow, check: RowValidator): Promise<void> {
  await extendTimeLimit(tx, 60);
  await markRowsInvalid(tx, companyId, id, await check.finish(tx));
  const counts = await countOutcomes(tx, companyId, id);
  if (!(await changeUpload(tx, companyId, id, ["reading"], { state: "checked", counts })))
    throw new UploadStoppedError();
}
