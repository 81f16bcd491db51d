import type { ErrorCode } from "@vaardig/contract/errorCodes";
import { inCompany } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";
import { readRows } from "../../platform/spreadsheets/readRows.ts";
import type { SheetRow } from "../../platform/spreadsheets/sheetRow.ts";
import { UnreadableSheet } from "../../platform/spreadsheets/unreadableSheet.ts";
import { canUpload } from "./bulk-uploads.policy.ts";
import {
  addRows,
  type BulkUploadRow,
  changeUpload,
  clearRows,
  countOutcomes,
  findUpload,
  findUploader,
  refuseRows,
} from "./bulk-uploads.queries.ts";
import { kinds } from "./kinds/kinds.ts";
import { matchHeader } from "./kinds/matchHeader.ts";
import type { Check, GivenRow, UploadWork } from "./kinds/uploadKind.ts";
import { type UploadJob, UploadStopped } from "./uploadJob.ts";

/** Why a file cannot be used, as it is told to whoever uploaded it. */
class Refused extends Error {
  readonly problem: { code: ErrorCode; columns?: string[] };

  constructor(problem: Refused["problem"]) {
    super(problem.code);
    this.problem = problem;
  }
}

/**
 * Reads an uploaded file and stores what each row would do; writes nothing else. A second run begins again. Ends as
 * `checked`, or as `refused` with the reason; a cancelled one is left alone.
 */
export async function checkUpload(services: Services, job: UploadJob): Promise<void> {
  const { db } = services;
  const { companyId, id } = job;
  const settle = (values: Parameters<typeof changeUpload>[4]) =>
    inCompany(db, companyId, (tx) => changeUpload(tx, companyId, id, ["reading"], values));
  try {
    await check(services, job);
  } catch (error) {
    if (error instanceof UploadStopped) return;
    const problem =
      error instanceof Refused
        ? error.problem
        : error instanceof UnreadableSheet && { code: `file_${error.reason}` as const };
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
    if (row?.state !== "reading" || !row.storageKey) throw new UploadStopped();
    await clearRows(tx, companyId, id);
    return { upload: row, uploader: await findUploader(tx, companyId, row.createdBy) };
  });
  const kind = kinds[upload.kind];
  if (!kind || !uploader || !canUpload(uploader, upload.kind)) throw new Refused({ code: "access_denied" });
  const work: UploadWork = { services, upload, uploader };
  const bytes = await files.get(upload.storageKey ?? "");

  await readRows(bytes, async ({ total, chunks }) => {
    let checking: Check | undefined;
    let columns: (string | null)[] = [];
    let done = 0;
    for await (const chunk of chunks) {
      let rows = chunk;
      if (!checking) {
        const [first, ...others] = chunk;
        const { header, missing } = matchHeader(first?.cells ?? [], kind.columns);
        if (missing.length > 0) throw new Refused({ code: "file_template_mismatch", columns: missing });
        columns = header.map(({ column }) => column);
        checking = await within(async (tx) => {
          if (!(await changeUpload(tx, companyId, id, ["reading"], { header, total: total - 1, done })))
            throw new UploadStopped();
          return kind.check(tx, work);
        });
        rows = others;
      }
      const { judge } = checking;
      const given = rows.map((row) => valuesOf(row, columns));
      done += rows.length;
      await within(async (tx) => {
        if (!(await changeUpload(tx, companyId, id, ["reading"], { done }))) throw new UploadStopped();
        await addRows(tx, companyId, id, await judge(tx, given));
      });
    }
    await within((tx) => conclude(tx, upload, checking));
  });
}

function valuesOf({ number, cells }: SheetRow, columns: (string | null)[]): GivenRow {
  const values: Record<string, string> = {};
  for (const [at, column] of columns.entries()) {
    const cell = cells[at];
    if (column !== null && cell) values[column] = cell;
  }
  return { number, values };
}

async function conclude(
  tx: Parameters<Check["conclude"]>[0],
  { companyId, id }: BulkUploadRow,
  check: Check | undefined,
): Promise<void> {
  await tx.$client.query("set local statement_timeout = '60s'");
  if (check) await refuseRows(tx, companyId, id, await check.conclude(tx));
  const counts = await countOutcomes(tx, companyId, id);
  if (!(await changeUpload(tx, companyId, id, ["reading"], { state: "checked", counts })))
    throw new UploadStopped();
}
