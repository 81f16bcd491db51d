export type EscoReuseLevel = "transversal" | "cross-sector" | "sector-specific" | "occupation-specific";
export type EscoConceptType = "skill" | "skillGroup" | "occupation" | "iscoGroup";

interface EscoConcept {
  uri: string;
  preferredLabel: string;
  /** Without the preferred label and without repetitions, compared without regard to case. */
  altLabels: string[];
  /** Null where the bundle gives none. */
  description: string | null;
}

export interface EscoSkill extends EscoConcept {
  kind: "skill" | "knowledge";
  reuseLevel: EscoReuseLevel | null;
  /** Labels meant for searching only. */
  hiddenLabels: string[];
}

export interface EscoOccupation extends EscoConcept {
  /** Four digits of the ISCO-08 unit group. */
  iscoCode: string;
  /** ESCO's own code below the ISCO code, such as `2654.1.7`. */
  code: string | null;
  hiddenLabels: string[];
}

export interface EscoSkillGroup extends EscoConcept {
  code: string | null;
}

export interface EscoIscoGroup extends EscoConcept {
  /** One to four digits of ISCO-08. */
  code: string;
}

export interface EscoOccupationSkill {
  occupationUri: string;
  skillUri: string;
  relation: "essential" | "optional";
}

export interface EscoSkillRelation {
  skillUri: string;
  relatedUri: string;
  relation: "essential" | "optional" | "related";
}

export interface EscoBroader {
  uri: string;
  type: EscoConceptType;
  broaderUri: string;
  broaderType: EscoConceptType;
}
