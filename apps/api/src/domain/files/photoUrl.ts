import { fileUrl } from "../../platform/files/fileLinks.ts";
import type { Secrets } from "../../platform/secrets.ts";

/** Address of a person's picture, of which `users.photo_id` is the newest, for anyone who was allowed to see it just now; null without one. */
export function photoUrl(secrets: Secrets, companyId: string, photoId: string | null): string | null {
  return photoId === null ? null : fileUrl(secrets, companyId, photoId);
}
