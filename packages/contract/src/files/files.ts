import { z } from "zod";
import { DOCUMENT_ERRORS, recognize } from "../documentErrors.ts";
import { endpoint } from "../endpoint.ts";
import { canOf, emptyPayload, id, timestamp, wholeListQuery } from "../fields.ts";
import { PROFILE_ROLES } from "../roles.ts";

/** Uses of a person's own file. */
export const fileUse = z.enum(["resume", "profile_pic"]);
export type FileUse = z.output<typeof fileUse>;

/** Actions on a stored file. */
export const FILE_ACTS = ["delete"] as const;

/** Uses of an upload: a profile file, or the résumé of one of the reader's applications. */
export const uploadUse = z.enum([...fileUse.options, "application"]);
export type UploadUse = z.output<typeof uploadUse>;

export const storedFile = z.object({
  id,
  name: z.string(),
  /** `application`: a résumé sent with an application, not the profile's. `certificate`: a scan. */
  use_as: z.enum([...uploadUse.options, "certificate"]),
  content_type: z.string(),
  size: z.number().int(),
  /** Signed, short-lived URL of the content. */
  url: z.string(),
  created_at: timestamp,
  can: canOf(FILE_ACTS),
});
export type StoredFile = z.output<typeof storedFile>;

export const uploadFile = endpoint({
  method: "POST",
  path: "/files",
  tag: "files",
  summary: "Upload a résumé (PDF, DOCX, ODT or TXT, 10 MB) or a picture (PNG, JPG or WebP, 2 MB)",
  access: PROFILE_ROLES,
  query: z.strictObject({ use_as: uploadUse, use_for: id.optional(), recognize }),
  upload: true,
  payload: storedFile,
  errors: DOCUMENT_ERRORS,
});

export const listFiles = endpoint({
  method: "GET",
  path: "/files",
  tag: "files",
  summary: "List a person's files",
  access: PROFILE_ROLES,
  query: z.strictObject({ user_id: id.optional(), use_as: fileUse.optional() }).extend(wholeListQuery.shape),
  wholeList: true,
  payload: z.object({ data: z.array(storedFile), total: z.number().int() }),
});

export const deleteFile = endpoint({
  method: "DELETE",
  path: "/files",
  tag: "files",
  summary: "Delete a file",
  access: PROFILE_ROLES,
  query: z.strictObject({ id }),
  payload: emptyPayload,
});

export const downloadFile = endpoint({
  method: "GET",
  path: "/files/content",
  tag: "files",
  summary: "Download a file by its signed URL",
  access: "public",
  query: z.strictObject({ id, company: id, expires: z.string(), signature: z.string() }),
  payload: z.unknown(),
  raw: [
    "application/pdf",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "application/vnd.oasis.opendocument.text",
    "text/plain",
    "image/webp",
  ],
  errors: ["link_expired"],
});
