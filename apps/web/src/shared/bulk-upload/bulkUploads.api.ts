import {
  cancelBulkUpload,
  confirmBulkUpload,
  createBulkUpload,
  listBulkUploadRows,
  listBulkUploads,
} from "@vaardig/contract/bulk-uploads/bulkUploads";
import { listUploadCauses, repairBulkUpload } from "@vaardig/contract/bulk-uploads/repairs";
import { createDepartment } from "@vaardig/contract/organization/organization";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listBulkUploads: call.query(builder, listBulkUploads, { provides: ["bulk-uploads"] }),
    listBulkUploadRows: call.query(builder, listBulkUploadRows),
    createBulkUpload: call.mutation(builder, createBulkUpload, { invalidates: ["bulk-uploads"] }),
    confirmBulkUpload: call.mutation(builder, confirmBulkUpload, { invalidates: ["bulk-uploads"] }),
    listUploadCauses: call.query(builder, listUploadCauses, { provides: ["bulk-uploads"] }),
    repairBulkUpload: call.mutation(builder, repairBulkUpload, { invalidates: ["bulk-uploads"] }),
    addMissingDepartment: call.mutation(builder, createDepartment, { invalidates: ["organization"] }),
    cancelBulkUpload: call.mutation(builder, cancelBulkUpload, { invalidates: ["bulk-uploads"] }),
  }),
});

export const {
  useListBulkUploadsQuery,
  useListBulkUploadRowsQuery,
  useCreateBulkUploadMutation,
  useConfirmBulkUploadMutation,
  useListUploadCausesQuery,
  useRepairBulkUploadMutation,
  useAddMissingDepartmentMutation,
  useCancelBulkUploadMutation,
} = api;
