import { deleteFile, listFiles, uploadFile } from "@vaardig/contract/files/files";
import { baseApi } from "./baseApi.ts";
import { call } from "./call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listFiles: call.query(builder, listFiles, { provides: ["files"] }),
    uploadFile: call.mutation(builder, uploadFile, { invalidates: ["files"] }),
    deleteFile: call.mutation(builder, deleteFile, { invalidates: ["files"] }),
  }),
});

export const { useListFilesQuery, useUploadFileMutation, useDeleteFileMutation } = api;
