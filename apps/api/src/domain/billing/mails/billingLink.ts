import type { Language } from "@vaardig/contract/limits";
import type { Config } from "../../../config.ts";

/** Where administrators settle invoices. */
export function billingLink({ publicUrl }: Pick<Config, "publicUrl">, language: Language): string {
  return `${publicUrl}/admin/${language === "nl" ? "instellingen/facturatie" : "settings/billing"}`;
}
