import type { Label } from "@vaardig/matching/textMatch/labelStore";
import { normalizeText } from "@vaardig/matching/textMatch/tokenize";
import { seededRandom } from "../matching/generate.ts";

/** Labels to build from, and held-out alternative labels used as queries. */
export interface HeldOut {
  kept: Label[];
  queries: Label[];
}

/**
 * Holds out `count` alternative labels, together with all labels of the same concept that normalize to the
 * same text; deterministic.
 */
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
