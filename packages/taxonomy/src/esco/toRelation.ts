import type { EscoBroader, EscoConceptType, EscoOccupationSkill, EscoSkillRelation } from "./escoRecords.ts";
import type { EscoRow } from "./pickColumns.ts";

const CONCEPT_TYPES: ReadonlyMap<string, EscoConceptType> = new Map([
  ["KnowledgeSkillCompetence", "skill"],
  ["SkillGroup", "skillGroup"],
  ["Occupation", "occupation"],
  ["ISCOGroup", "iscoGroup"],
]);

/** An occupation's skill from its row; undefined when a URI is missing or the relation is unknown. */
export function toOccupationSkill(row: EscoRow<"occupationSkills">): EscoOccupationSkill | undefined {
  const { occupationUri, skillUri, relationType } = row;
  if (occupationUri === "" || skillUri === "") return undefined;
  if (relationType !== "essential" && relationType !== "optional") return undefined;
  return { occupationUri, skillUri, relation: relationType };
}

/** A relation between two skills from its row; undefined as above. */
export function toSkillRelation(row: EscoRow<"skillRelations">): EscoSkillRelation | undefined {
  const { originalSkillUri: skillUri, relatedSkillUri: relatedUri, relationType: relation } = row;
  if (skillUri === "" || relatedUri === "") return undefined;
  if (relation !== "essential" && relation !== "optional" && relation !== "related") return undefined;
  return { skillUri, relatedUri, relation };
}

/** A step up in either pillar from its row; undefined when a URI is missing or a type unknown. */
export function toBroader(row: EscoRow<"broaderSkills">): EscoBroader | undefined {
  const type = CONCEPT_TYPES.get(row.conceptType);
  const broaderType = CONCEPT_TYPES.get(row.broaderType);
  if (!type || !broaderType || row.conceptUri === "" || row.broaderUri === "") return undefined;
  return { uri: row.conceptUri, type, broaderUri: row.broaderUri, broaderType };
}
