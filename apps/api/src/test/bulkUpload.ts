import type { BulkUpload, BulkUploadRow } from "@vaardig/contract/bulk-uploads/bulkUploads";
import type { Answer, TestApp } from "./buildApp.ts";
import type { TestUser } from "./factories.ts";
import { runJobs } from "./runJobs.ts";
import { uploadFile } from "./uploadFile.ts";

/** Returns helpers for bulk uploads through the API. */
export function bulkUploads(test: TestApp) {
  const send = (by: TestUser, content: string | Uint8Array, kind = "employees"): Promise<Answer> => {
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    return uploadFile(test, by, { bytes, name: "people.csv", type: "text/csv" }, { kind }, "/bulk_upload");
  };
  const read = async (by: TestUser, id: string): Promise<BulkUpload> => {
    const { body } = await test.as(by).get("/bulk_upload", { id });
    const [upload] = (body.payload as { data: BulkUpload[] }).data;
    if (!upload) throw new Error("there is no upload");
    return upload;
  };
  return {
    send,
    read,
    /** Uploads a file and runs its check. */
    async check(by: TestUser, content: string | Uint8Array): Promise<BulkUpload> {
      const { status, body } = await send(by, content);
      if (status !== 200) throw new Error(`the upload answered ${status} ${body.code}`);
      await runJobs(test.app.services);
      return read(by, (body.payload as BulkUpload).id);
    },
    /** Confirms a checked upload and applies it. */
    async apply(by: TestUser, id: string): Promise<BulkUpload> {
      const { status, body } = await test.as(by).post("/bulk_upload/confirm", { id });
      if (status !== 200) throw new Error(`confirming answered ${status} ${body.code}`);
      await runJobs(test.app.services);
      return read(by, id);
    },
    async rows(by: TestUser, id: string, outcome?: string): Promise<BulkUploadRow[]> {
      const query = { id, size: 100, ...(outcome && { outcome }) };
      const { body } = await test.as(by).get("/bulk_upload/rows", query);
      return (body.payload as { data: BulkUploadRow[] }).data;
    },
  };
}
