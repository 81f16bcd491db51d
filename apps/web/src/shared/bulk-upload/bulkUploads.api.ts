import {
  cancelBulkUpload,
  confirmBulkUpload,
  createBulkUpload,
  listBulkUploadRows,
  listBulkUploads,
} from "@vaardig/contract/bulk-uploads/bulkUploads";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listBulkUploads: call.query(builder, listBulkUploads, { provides: ["bulk-uploads"] }),
    listBulkUploadRows: call.query(builder, listBulkUploadRows),
    createBulkUpload: call.mutation(builder, createBulkUpload, { invalidates: ["bulk-uploads"] }),
    confirmBulkUpload: call.mutation(builder, confirmBulkUpload, { invalidates: ["bulk-uploads"] }),
    cancelBulkUpload: call.mutation(builder, cancelBulkUpload, { invalidates: ["bulk-uploads"] }),
  }),
});

export const {
  useListBulkUploadsQuery,
  useListBulkUploadRowsQuery,
  useCreateBulkUploadMutation,
  useConfirmBulkUploadMutation,
  useCancelBulkUploadMutation,
} = api;
