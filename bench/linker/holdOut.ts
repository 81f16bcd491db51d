import type { Label } from "@vaardig/matching/textMatch/labelStore";
import { normalizeText } from "@vaardig/matching/textMatch/tokenize";
import { seededRandom } from "../matching/generate.ts";

/** Labels to build from, and alternative labels that were taken out of them to be asked for. */
export interface HeldOut {
  kept: Label[];
  queries: Label[];
}

/** Takes so many alternative labels out, with every label of the same concept in the same compared form; always the same ones. */
export function holdOut(labels: readonly Label[], count: number): HeldOut {
  const random = seededRandom(12);
  const queries = labels
    .filter(({ label, preferred }) => !preferred && normalizeText(label) !== "")
    .map((label) => ({ label, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ label }) => label);
  const formOf = ({ conceptId, label }: Label): string => `${conceptId} ${normalizeText(label)}`;
  const taken = new Set(queries.map(formOf));
  return { kept: labels.filter((label) => !taken.has(formOf(label))), queries };
}
