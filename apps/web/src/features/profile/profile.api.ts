import {
  addCertificate,
  deleteCertificate,
  getCertificates,
  saveCertificate,
} from "@vaardig/contract/profile/certificates";
import {
  addEducation,
  addExperience,
  deleteEducation,
  deleteExperience,
  getEducation,
  getExperience,
  saveCandidate,
  saveEducation,
  saveExperience,
} from "@vaardig/contract/profile/profile";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

/** Tags affected by a profile change: the profile and its event log. */
const changes = { invalidates: ["profile", "events"] } as const;
/** Certificates prove licences, which are skills. */
const changesOfCertificates = { invalidates: ["profile", "events", "certificates", "skills"] } as const;

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    saveCandidate: call.mutation(builder, saveCandidate, { invalidates: ["profile", "events", "employees"] }),
    getExperience: call.query(builder, getExperience, { provides: ["profile"] }),
    addExperience: call.mutation(builder, addExperience, changes),
    saveExperience: call.mutation(builder, saveExperience, changes),
    deleteExperience: call.mutation(builder, deleteExperience, changes),
    getEducation: call.query(builder, getEducation, { provides: ["profile"] }),
    addEducation: call.mutation(builder, addEducation, changes),
    saveEducation: call.mutation(builder, saveEducation, changes),
    deleteEducation: call.mutation(builder, deleteEducation, changes),
    getCertificates: call.query(builder, getCertificates, { provides: ["profile"] }),
    addCertificate: call.mutation(builder, addCertificate, changesOfCertificates),
    saveCertificate: call.mutation(builder, saveCertificate, changesOfCertificates),
    deleteCertificate: call.mutation(builder, deleteCertificate, changesOfCertificates),
  }),
});

export const {
  useSaveCandidateMutation,
  useGetExperienceQuery,
  useAddExperienceMutation,
  useSaveExperienceMutation,
  useDeleteExperienceMutation,
  useGetEducationQuery,
  useAddEducationMutation,
  useSaveEducationMutation,
  useDeleteEducationMutation,
  useGetCertificatesQuery,
  useAddCertificateMutation,
  useSaveCertificateMutation,
  useDeleteCertificateMutation,
} = api;
