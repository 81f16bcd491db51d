import type { SkillKind } from "@vaardig/matching/model";

type RequirementKind = "essential" | "optional";

/**
 * One fact of a taxonomy; concepts are identified by URI, in any order. A fact about a missing concept is
 * ignored.
 */
export type TaxonomyRow =
  | { is: "group"; uri: string; levels?: Record<string, string[]> }
  | { is: "parent"; group: string; parent: string }
  | {
      is: "skill";
      uri: string;
      kind: SkillKind;
      group: string | null;
      /** ISO 639-1 code, for the skill of a spoken language. */
      language?: string | undefined;
      /** Meaning of the five levels, when it differs from the group's. */
      levels?: Record<string, string[]> | undefined;
    }
  | {
      is: "job";
      uri: string;
      isco: string | null;
      sector: string | null;
      family: string | null;
      step: number | null;
    }
  | { is: "label"; of: string; lang: string; label: string; preferred: boolean }
  | { is: "description"; of: string; lang: string; text: string }
  | { is: "relation"; skill: string; related: string; kind: "related" | "requires" | "broader" }
  | {
      is: "requirement";
      job: string;
      skill: string;
      level: number;
      kind: RequirementKind;
      importance: number;
    };

/** A complete taxonomy as a stream: concepts that it no longer contains are removed. */
export interface TaxonomySource {
  /** Stored with every row, for example `esco`. */
  source: string;
  version: string;
  /** Labels in other languages stay unchanged. */
  languages: readonly string[];
  rows(): Iterable<TaxonomyRow> | AsyncIterable<TaxonomyRow>;
}
