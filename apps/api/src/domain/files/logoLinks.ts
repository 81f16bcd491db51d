import { fileUrl } from "../../platform/files/fileLinks.ts";
import type { Secrets } from "../../platform/secrets.ts";

/** A logo is named by the end of its key, so that a new one has a new address. */
export function logoId(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1);
}

/** Address of a company's logo for anyone who reads the company just now; null without a logo. */
export function logoUrl(secrets: Secrets, companyId: string, key: string | null): string | null {
  return key === null ? null : fileUrl(secrets, companyId, logoId(key), Date.now(), "/api/company/logo");
}
