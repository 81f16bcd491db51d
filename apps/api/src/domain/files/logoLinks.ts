import { fileUrl } from "../../platform/files/fileLinks.ts";
import type { Secrets } from "../../platform/secrets.ts";

/** Returns the last part of a logo's key, so that each new logo has a new URL. */
export function logoId(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1);
}

/** Returns a short-lived URL of a company's logo; null without a logo. */
export function logoUrl(secrets: Secrets, companyId: string, key: string | null): string | null {
  return key === null ? null : fileUrl(secrets, companyId, logoId(key), Date.now(), "/api/company/logo");
}
