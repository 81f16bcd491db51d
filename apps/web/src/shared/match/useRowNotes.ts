import type { MatchRequirement } from "@vaardig/contract/matching";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { asLevel } from "../skills/levelNames.ts";
import { isOldStatement } from "./sheetParts.ts";

/** Returns a function that gives the notes of a line: credit rule, source, age; empty when unremarkable. */
export function useRowNotes(): (line: MatchRequirement) => string[] {
  const { t } = useTranslation(["match", "common"]);
  const format = useFormat();
  const nameOf = (level: number | null) => {
    const known = asLevel(level);
    return known ? t(`common:levels.${known}`) : null;
  };
  return (line) => {
    const { status, via, source, expires_on: lastDay, last_used: lastUsed } = line;
    const viaLevel = nameOf(line.via_level);
    const ownLevel = nameOf(line.own_level);
    return [
      status === "adjacent" &&
        t("match:status.adjacent", {
          skill: [via?.name, viaLevel && `(${viaLevel})`].filter(Boolean).join(" "),
        }),
      status === "level_unknown" && t("match:status.level_unknown"),
      lastDay &&
        t(status === "missing" ? "match:expired" : "match:valid-until", { date: format.date(lastDay) }),
      status !== "missing" &&
        status !== "adjacent" &&
        source &&
        t(`match:source.${source}`, { names: format.list(line.endorsed_by) }),
      isOldStatement(line, new Date()) &&
        line.stated_at &&
        t("match:stated", { when: format.relative(line.stated_at) }),
      ownLevel && t("match:own-level", { level: ownLevel }),
      lastUsed && t("match:last-used", { date: format.date(lastUsed) }),
    ].filter((part): part is string => Boolean(part));
  };
}
