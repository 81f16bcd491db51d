import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { MatchSheet } from "@vaardig/contract/matching";
import TrendingUpIcon from "lucide-react/icons/trending-up";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { asLevel } from "../skills/levelNames.ts";
import type { LiftChange } from "./SkillGrowthActs.tsx";

type Lift = NonNullable<MatchSheet["lift"]>;

interface Props {
  lift: Lift;
  /** Renders the acts that lead to a change, such as making it a goal. */
  actsFor?: ((change: LiftChange) => ReactNode) | undefined;
}

/** The smallest set of changes that reaches the next band, each as a sentence with actions. */
export function AdvicePanel({ lift, actsFor }: Props) {
  const { t } = useTranslation(["match", "common"]);
  const format = useFormat();
  const advice = ({ skill, from, to }: Lift["changes"][number]) => {
    const level = asLevel(to);
    if (skill.kind === "licence" || !level) return t("match:advice.obtain", { skill: skill.name });
    const values = { skill: skill.name, level: t(`common:levels.${level}`) };
    if (from === null) return t("match:advice.add", values);
    return t(from === to ? "match:advice.confirm" : "match:advice.raise", values);
  };
  return (
    <Box component="section" sx={{ mt: 5, p: 4, borderRadius: 1, bgcolor: "tint" }}>
      <Typography component="h3" sx={{ fontWeight: 600, display: "flex", gap: 2, alignItems: "center" }}>
        <Box component={TrendingUpIcon} size={20} sx={{ color: "primary.main" }} />
        {t("match:advice.title", { band: t(`common:bands.${lift.band}`) })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: "none", display: "grid", gap: 2 }}>
        {lift.changes.map((change) => (
          <Box
            component="li"
            key={change.skill.id}
            sx={{
              display: "flex",
              flexWrap: "wrap",
              gap: 2,
              alignItems: "center",
              justifyContent: "space-between",
            }}
          >
            <Box component="span" className="long-words" sx={{ minWidth: 0 }}>
              {advice(change)}{" "}
              <Typography
                component="span"
                variant="caption"
                className="tabular"
                sx={{ color: "text.secondary", whiteSpace: "nowrap" }}
              >
                {t("match:advice.gain", {
                  points: format.number(change.gain, { maximumFractionDigits: 1 }),
                })}
              </Typography>
            </Box>
            {actsFor && (
              <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
                {actsFor(change)}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
