import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { MatchRequirement } from "@vaardig/contract/matching";
import { useTranslation } from "react-i18next";
import { useLevelDescriptions } from "../../../lib/useLevelDescriptions.ts";
import { LevelSteps } from "../../../ui/LevelSteps.tsx";
import { gapsOf } from "./gapsOf.ts";
import { WishButton } from "./WishButton.tsx";

/** What is missing or below the level asked, each with the way onto my wishlist. */
export function Gaps({ requirements }: { requirements: readonly MatchRequirement[] }) {
  const { t } = useTranslation("skill-profiles");
  const descriptionsOf = useLevelDescriptions();
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
            {gaps.map(({ skill, need, have, via }) => (
              <Box
                component="li"
                key={skill.id}
                sx={{ py: 3, display: "grid", gap: 2, "& + &": { borderTop: 1, borderColor: "divider" } }}
              >
                <Typography sx={{ fontWeight: 500 }}>{skill.name}</Typography>
                <LevelSteps
                  level={via ? null : have}
                  required={need}
                  descriptions={descriptionsOf(skill.group_id)}
                />
                <Box>
                  <WishButton skill={skill} />
                </Box>
              </Box>
            ))}
          </Box>
        )}
      </CardContent>
    </Card>
  );
}
