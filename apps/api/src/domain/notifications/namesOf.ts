import type { Language } from "@vaardig/contract/limits";
import type { NotificationValues } from "./subjects.ts";

/** Returns a record's names per language as values of a sentence. */
export function namesOf(nameIn: (language: Language) => string): NotificationValues {
  return { name_en: nameIn("en"), name_nl: nameIn("nl") };
}
