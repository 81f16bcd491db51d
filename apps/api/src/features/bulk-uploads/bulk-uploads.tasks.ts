import type { TaskList } from "graphile-worker";
import { z } from "zod";
import { inCompany } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";
import { applyUpload } from "./applyUpload.ts";
import { changeUpload } from "./bulk-uploads.queries.ts";
import { checkUpload } from "./checkUpload.ts";
import type { UploadJob } from "./uploadJob.ts";

const uploadJob = z.strictObject({ companyId: z.uuid(), id: z.uuid(), storageKey: z.string().optional() });

/** Attempts after which an upload counts as failed, so that the uploader is informed and can try again. */
const TRIES = 4;

/** Background jobs of uploads. */
export function bulkUploadTasks(services: Services): TaskList {
  const giveUp = async ({ companyId, id }: UploadJob) => {
    const end = { state: "failed" as const, problem: { code: "internal_error" }, finishedAt: new Date() };
    await inCompany(services.db, companyId, (tx) =>
      changeUpload(tx, companyId, id, ["reading", "applying"], end),
    );
  };
  const worked =
    (work: (services: Services, job: UploadJob) => Promise<void>): TaskList[string] =>
    async (payload, { job, logger }) => {
      const upload = uploadJob.parse(payload);
      try {
        await work(services, upload);
      } catch (error) {
        if (job.attempts < TRIES) throw error;
        logger.error(`upload ${upload.id} failed`, { error });
        await giveUp(upload);
      }
    };
  return { check_bulk_upload: worked(checkUpload), apply_bulk_upload: worked(applyUpload) };
}
