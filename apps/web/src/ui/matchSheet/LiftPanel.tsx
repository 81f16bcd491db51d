import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { MatchSheet } from "@vaardig/contract/matching";
import type { Skill } from "@vaardig/contract/skills";
import TrendingUpIcon from "lucide-react/icons/trending-up";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { asLevel } from "../levelNames.ts";

interface Props {
  lift: NonNullable<MatchSheet["lift"]>;
  /** What one can do about a skill, e.g. put it on the wishlist. */
  actionFor?: ((skill: Skill) => ReactNode) | undefined;
}

/** The smallest set of changes that reaches the next band. */
export function LiftPanel({ lift, actionFor }: Props) {
  const { t } = useTranslation(["match", "common"]);
  const format = useFormat();
  return (
    <Box component="section" sx={{ mt: 5, p: 4, borderRadius: 1, bgcolor: "tint" }}>
      <Typography component="h3" sx={{ fontWeight: 600, display: "flex", gap: 2, alignItems: "center" }}>
        <Box component={TrendingUpIcon} size={20} sx={{ color: "primary.main" }} />
        {t("match:lift-title", { band: t(`common:bands.${lift.band}`) })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: "none", display: "grid", gap: 2 }}>
        {lift.changes.map(({ skill, from, to, gain }) => {
          const level = asLevel(to);
          return (
            <Box
              component="li"
              key={skill.id}
              sx={{
                display: "flex",
                flexWrap: "wrap",
                gap: 2,
                alignItems: "center",
                justifyContent: "space-between",
              }}
            >
              <span>
                {t(from === null ? "match:lift-add" : "match:lift-raise", {
                  skill: skill.name,
                  level: level ? t(`common:levels.${level}`) : "",
                })}{" "}
                <Typography
                  component="span"
                  variant="caption"
                  className="tabular"
                  sx={{ color: "text.secondary" }}
                >
                  {t("match:lift-gain", { points: format.number(gain, { maximumFractionDigits: 1 }) })}
                </Typography>
              </span>
              {actionFor?.(skill)}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
