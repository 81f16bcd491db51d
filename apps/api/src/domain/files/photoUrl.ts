import { fileUrl } from "../../platform/files/fileLinks.ts";
import type { Secrets } from "../../platform/secrets.ts";

/**
 * Returns a short-lived URL of a person's photo, from `users.photo_id`; null without one. The caller checks
 * that the reader may see it.
 */
export function photoUrl(secrets: Secrets, companyId: string, photoId: string | null): string | null {
  return photoId === null ? null : fileUrl(secrets, companyId, photoId);
}
