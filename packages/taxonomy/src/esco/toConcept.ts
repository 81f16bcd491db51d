import type {
  EscoIscoGroup,
  EscoOccupation,
  EscoReuseLevel,
  EscoSkill,
  EscoSkillGroup,
} from "./escoRecords.ts";
import type { FileTally } from "./fileTally.ts";
import type { EscoRow } from "./pickColumns.ts";
import { cleanLabel, splitLabels } from "./splitLabels.ts";

const REUSE_LEVELS: readonly EscoReuseLevel[] = [
  "transversal",
  "cross-sector",
  "sector-specific",
  "occupation-specific",
];

/** A skill from its row; an empty skill type, as a few concepts have, counts as a skill. */
export function toSkill(row: EscoRow<"skills">, tally: FileTally): EscoSkill {
  return {
    ...labelled(row, tally),
    hiddenLabels: splitLabels(row.hiddenLabels, takenLabels(row)).labels,
    kind: row.skillType === "knowledge" ? "knowledge" : "skill",
    reuseLevel: REUSE_LEVELS.find((level) => level === row.reuseLevel) ?? null,
  };
}

/** An occupation from its row; spreadsheets drop the zero of the armed forces' ISCO codes, which is put back. */
export function toOccupation(row: EscoRow<"occupations">, tally: FileTally): EscoOccupation {
  return {
    ...labelled(row, tally),
    hiddenLabels: splitLabels(row.hiddenLabels, takenLabels(row)).labels,
    iscoCode: row.iscoGroup.replace(/^C/, "").padStart(4, "0"),
    code: row.code || null,
  };
}

/** A skill group from its row. */
export function toSkillGroup(row: EscoRow<"skillGroups">, tally: FileTally): EscoSkillGroup {
  return { ...labelled(row, tally), code: row.code || null };
}

/** An ISCO group from its row. */
export function toIscoGroup(row: EscoRow<"iscoGroups">, tally: FileTally): EscoIscoGroup {
  return { ...labelled(row, tally), code: row.code };
}

interface LabelledRow {
  conceptUri: string;
  preferredLabel: string;
  altLabels: string;
  description: string;
}

function labelled(row: LabelledRow, tally: FileTally) {
  const preferredLabel = cleanLabel(row.preferredLabel);
  const { labels, dropped } = splitLabels(row.altLabels, new Set([preferredLabel.toLowerCase()]));
  tally.altLabels += labels.length;
  tally.repeatedLabels += dropped;
  return { uri: row.conceptUri, preferredLabel, altLabels: labels, description: row.description || null };
}

function takenLabels(row: LabelledRow): Set<string> {
  const taken = new Set([cleanLabel(row.preferredLabel).toLowerCase()]);
  splitLabels(row.altLabels, taken);
  return taken;
}
