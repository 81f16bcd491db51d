import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { MatchRequirement } from "@vaardig/contract/matching";
import type { Skill } from "@vaardig/contract/skills/skills";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { LevelSteps } from "../../../shared/skills/LevelSteps.tsx";
import { useLevelDescriptions } from "../../../shared/skills/useLevelDescriptions.ts";
import { gapsOf } from "./gapsOf.ts";

const FIRST = 5;

interface Props {
  requirements: readonly MatchRequirement[];
  /** Renders the acts on a gap. */
  actsFor: (skill: Skill) => ReactNode;
}

/** Missing and too low skills, each with an action. */
export function GapList({ requirements, actsFor }: Props) {
  const { t } = useTranslation("skill-profiles");
  const descriptionsOf = useLevelDescriptions();
  const [all, setAll] = useState(false);
  const gaps = gapsOf(requirements);
  return (
    <Card component="section" aria-labelledby="gaps">
      <CardContent>
        <Typography id="gaps" variant="h2">
          {gaps.length > 0 ? t("gaps.title") : t("gaps.none-title")}
        </Typography>
        <Typography variant="caption" component="p" sx={{ mt: 1, color: "text.secondary" }}>
          {gaps.length > 0 ? t("gaps.help") : t("gaps.none")}
        </Typography>
        {gaps.length > 0 && (
          <Box component="ul" aria-labelledby="gaps" sx={{ listStyle: "none", m: 0, mt: 3, p: 0 }}>
            {gaps.slice(0, all ? gaps.length : FIRST).map(({ skill, need, have }) => (
              <Box
                component="li"
                key={skill.id}
                sx={{ py: 3, display: "grid", gap: 2, "& + &": { borderTop: 1, borderColor: "divider" } }}
              >
                <Typography sx={{ fontWeight: 500 }}>{skill.name}</Typography>
                <LevelSteps
                  level={have}
                  required={need}
                  kind={skill.kind}
                  descriptions={descriptionsOf(skill)}
                />
                <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>{actsFor(skill)}</Box>
              </Box>
            ))}
          </Box>
        )}
        {!all && gaps.length > FIRST && (
          <Button onClick={() => setAll(true)}>{t("gaps.more", { count: gaps.length - FIRST })}</Button>
        )}
      </CardContent>
    </Card>
  );
}
