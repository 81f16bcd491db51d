import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import type { MatchRequirement } from "@vaardig/contract/matching";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { LevelSteps } from "../skills/LevelSteps.tsx";
import { isLossShown } from "./sheetParts.ts";
import { useRowNotes } from "./useRowNotes.ts";

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

interface Props {
  requirement: MatchRequirement;
  /** True when there is a score, so that points are meaningful. */
  hasPoints: boolean;
  /** Action for this requirement. */
  action?: ReactNode;
}

/** A required skill: required and current level on one scale, points earned and lost. */
export function RequirementRow({ requirement, hasPoints, action }: Props) {
  const { t } = useTranslation(["match", "common"]);
  const format = useFormat();
  const notes = useRowNotes()(requirement);
  const { skill, need, have, kind, must_have: mustHave, points, lost } = requirement;
  return (
    <Box
      component="li"
      sx={{
        py: 3,
        display: "grid",
        columnGap: 4,
        rowGap: 1,
        alignItems: "center",
        gridTemplateColumns: "minmax(0, 1fr) auto",
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Typography component="div" className="long-words" sx={{ fontWeight: 600, minWidth: 0 }}>
        <Box component="span" sx={{ mr: 2 }}>
          {skill.name}
        </Box>
        {mustHave && <Chip size="small" label={t("match:must-have")} />}
        {!mustHave && kind === "optional" && (
          <Chip size="small" variant="outlined" label={t("match:optional")} />
        )}
      </Typography>
      {hasPoints ? (
        <Typography variant="caption" component="p" className="tabular" sx={{ textAlign: "right" }}>
          <Box component="span" sx={{ color: "text.secondary" }}>
            {t("match:points", {
              points: format.number(points, ONE_DECIMAL),
              whole: format.number(points + lost, ONE_DECIMAL),
            })}
          </Box>
          {isLossShown(requirement) && (
            <Box component="span" sx={{ display: "block", fontWeight: 500 }}>
              {t("match:lost", { points: format.number(lost, ONE_DECIMAL) })}
            </Box>
          )}
        </Typography>
      ) : (
        <span />
      )}
      <Box sx={{ gridColumn: "1 / -1" }}>
        <LevelSteps level={have} required={need} kind={skill.kind} />
      </Box>
      {notes.length > 0 && (
        <Typography
          variant="caption"
          component="p"
          className="long-words"
          sx={{ gridColumn: "1 / -1", color: "text.secondary" }}
        >
          {notes.join(" · ")}
        </Typography>
      )}
      {action && <Box sx={{ gridColumn: "1 / -1", mt: 1 }}>{action}</Box>}
    </Box>
  );
}
