import Alert from "@mui/material/Alert";
import type { MatchSheet } from "@vaardig/contract/matching";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { asLevel } from "../skills/levelNames.ts";
import { missingMustHaves } from "./sheetParts.ts";

/** Missing must-haves with required levels, and their effect on the match. */
export function MissingMustHaves({ sheet }: { sheet: MatchSheet }) {
  const { t } = useTranslation(["match", "common"]);
  const format = useFormat();
  const missing = missingMustHaves(sheet.requirements);
  if (missing.length === 0 && !sheet.capped_by) return null;
  const names = missing.map(({ skill, need }) => {
    const level = skill.kind === "licence" ? null : asLevel(need);
    return level ? `${skill.name} (${t(`common:levels.${level}`)})` : skill.name;
  });
  return (
    <Alert severity="warning" sx={{ mt: 4 }}>
      {names.length > 0 && t("match:must-haves-missing", { count: names.length, list: format.list(names) })}
      {names.length > 0 && sheet.capped_by && " "}
      {sheet.capped_by && t("match:capped", { skill: sheet.capped_by.name })}
    </Alert>
  );
}
