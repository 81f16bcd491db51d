import type { SkillKind } from "@vaardig/matching/model";

type RequirementKind = "essential" | "optional";

/** One fact of a taxonomy; concepts are named by URI, in any order. A fact about a concept that is never given is left out. */
export type TaxonomyRow =
  | { is: "group"; uri: string; levels?: Record<string, string[]> }
  | { is: "parent"; group: string; parent: string }
  | {
      is: "skill";
      uri: string;
      kind: SkillKind;
      group: string | null;
      /** ISO 639-1, of the skill that a spoken language is. */
      language?: string | undefined;
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

/** A whole taxonomy as a stream: what it no longer gives is taken away again. */
export interface TaxonomySource {
  /** Stored with every row, such as `esco`. */
  source: string;
  version: string;
  /** Labels in other languages are left as they are. */
  languages: readonly string[];
  rows(): Iterable<TaxonomyRow> | AsyncIterable<TaxonomyRow>;
}
