import type { Language } from "@vaardig/contract/limits";
import type { Config } from "../../../config.ts";

/** Returns the address of the billing screen for administrators. */
export function billingLink({ publicUrl }: Pick<Config, "publicUrl">, language: Language): string {
  return `${publicUrl}/admin/${language === "nl" ? "instellingen/facturatie" : "settings/billing"}`;
}
