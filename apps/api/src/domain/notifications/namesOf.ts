import type { Language } from "@vaardig/contract/limits";
import type { NotificationValues } from "./subjects.ts";

/** The name of a record that each language calls its own, for a sentence. */
export function namesOf(nameIn: (language: Language) => string): NotificationValues {
  return { name_en: nameIn("en"), name_nl: nameIn("nl") };
}
