import type { TeamSkill } from "@vaardig/contract/team/team";
import type { TFunction } from "i18next";
import { asLevel } from "../skills/levelNames.ts";
import type { ParsedCell } from "./parseCell.ts";

type Words = TFunction<["team", "common"]>;

/**
 * Returns the text of a cell: the level, a check mark for a held licence, or a question mark for an unstated
 * level.
 */
export function cellText(cell: ParsedCell | undefined, skill: TeamSkill): string {
  if (!cell) return "";
  if (!cell.has) return "–";
  if (skill.kind === "licence") return "✓";
  return cell.level === null ? "?" : String(cell.level);
}

/** Returns a cell as a sentence: current level, required level, and next action. */
export function cellSentence(t: Words, cell: ParsedCell | undefined, skill: TeamSkill): string {
  if (!cell) return t("team:cell.neither");
  const isLicence = skill.kind === "licence";
  const level = asLevel(cell.level);
  const required = asLevel(cell.required);
  const has = isLicence ? t(cell.has ? "common:levels.held" : "common:levels.not-held") : undefined;
  return [
    has ??
      (level
        ? t("common:levels.of-five", { name: t(`common:levels.${level}`), level })
        : t(cell.has ? "team:cell.unknown" : "team:cell.missing")),
    required &&
      (isLicence
        ? t("team:cell.asked")
        : t("common:levels.needed", { name: t(`common:levels.${required}`), level: required })),
    cell.confirmed && !cell.waiting && t("team:cell.confirmed"),
    cell.waiting && t("team:cell.waiting"),
  ]
    .filter(Boolean)
    .join("; ");
}
