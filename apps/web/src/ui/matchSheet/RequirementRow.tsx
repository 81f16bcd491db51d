import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import type { MatchRequirement } from "@vaardig/contract/matching";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { LevelSteps } from "../LevelSteps.tsx";
import { asLevel } from "../levelNames.ts";

interface Props {
  requirement: MatchRequirement;
  /** Points of the heaviest requirement: the full width of a bar. */
  heaviest: number;
}

/** One required skill: need and have on the same steps, and the points it earns of what it is worth. */
export function RequirementRow({ requirement, heaviest }: Props) {
  const { t } = useTranslation(["match", "common"]);
  const format = useFormat();
  const { skill, status, need, have, via, must_have: mustHave, source, last_used: lastUsed } = requirement;
  const ownLevel = asLevel(requirement.own_level);
  const whole = requirement.points + requirement.lost;
  const told = [
    t(`match:status.${status}`, { skill: via?.name ?? "" }),
    source && status !== "missing" && t(`match:source.${source}`),
    requirement.stated_at && t("match:stated", { when: format.relative(requirement.stated_at) }),
    ownLevel && t("match:own-level", { level: t(`common:levels.${ownLevel}`) }),
    lastUsed && t("match:last-used", { date: format.date(lastUsed) }),
  ].filter((part): part is string => Boolean(part));
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (
    <Box component="li" sx={{ py: 4, display: "grid", gap: 2, borderTop: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, alignItems: "baseline" }}>
        {/* The points leave the line before a word is broken. */}
        <Typography className="long-words" sx={{ fontWeight: 600, flex: "1 1 min-content", minWidth: 0 }}>
          <Box component="span" sx={{ mr: 2 }}>
            {skill.name}
          </Box>
          {mustHave && <Chip size="small" label={t("match:must-have")} />}
        </Typography>
        <Typography variant="caption" className="tabular" sx={{ ml: "auto", color: "text.secondary" }}>
          {t("match:points", {
            points: format.number(requirement.points, oneDecimal),
            whole: format.number(whole, oneDecimal),
          })}
        </Typography>
      </Box>
      <Box
        aria-hidden
        sx={{ height: 4, borderRadius: 1, width: `${(100 * whole) / heaviest}%`, bgcolor: "divider" }}
      >
        <Box
          sx={{ height: 4, borderRadius: 1, bgcolor: "primary.main", width: `${100 * requirement.credit}%` }}
        />
      </Box>
      <LevelSteps level={via ? null : have} required={need} />
      <Typography variant="caption" sx={{ color: "text.secondary" }}>
        {told.join(" · ")}
      </Typography>
    </Box>
  );
}
