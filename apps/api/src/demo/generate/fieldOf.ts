import type { StarterJob } from "@vaardig/taxonomy/starter/starterTypes";

/** Fields of work with their own schools and employers. */
export type WorkField = "care" | "clinic" | "medicine" | "technology" | "computing" | "business" | "law";

const OF_FAMILY: Record<string, WorkField> = {
  medical: "medicine",
  pharmacy: "medicine",
  "care-support": "clinic",
  "care-management": "clinic",
  diagnostics: "clinic",
  "energy-market": "business",
  "energy-customer": "business",
  "energy-advice": "business",
};
const OF_SECTOR: Record<string, WorkField> = {
  healthcare: "care",
  energy: "technology",
  "engineering-manufacturing": "technology",
  "construction-installation": "technology",
  "information-technology": "computing",
  "legal-compliance": "law",
};

/** Returns the field of a job, for its schools and employers. */
export function fieldOf({ family, sector }: Pick<StarterJob, "family" | "sector">): WorkField {
  return OF_FAMILY[family] ?? OF_SECTOR[sector] ?? "business";
}
