import {
  confirmCertificate,
  deleteScan,
  listCertificates,
  listLicences,
  uploadScan,
} from "@vaardig/contract/certificates/certificates";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

/** Certificates affect the profile, licences among the skills, and the dashboard. */
const changes = { invalidates: ["certificates", "profile", "skills", "events"] } as const;

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listCertificates: call.query(builder, listCertificates, { provides: ["certificates"] }),
    listLicences: call.query(builder, listLicences, { provides: ["skill-catalogue"] }),
    confirmCertificate: call.mutation(builder, confirmCertificate, changes),
    uploadScan: call.mutation(builder, uploadScan, changes),
    deleteScan: call.mutation(builder, deleteScan, changes),
  }),
});

export const {
  useListCertificatesQuery,
  useListLicencesQuery,
  useConfirmCertificateMutation,
  useUploadScanMutation,
  useDeleteScanMutation,
} = api;
