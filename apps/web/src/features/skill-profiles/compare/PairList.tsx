import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useRatingText } from "../../../shared/required-skills/useRatingText.ts";
import { LevelSteps } from "../../../shared/skills/LevelSteps.tsx";
import type { Pair } from "./compareLists.ts";

interface Props {
  title: string;
  pairs: readonly Pair[];
  names: { mine: string; theirs: string };
}

/** Skills of two profiles: one filled and one outlined on the same scale, with text. */
export function PairList({ title, pairs, names }: Props) {
  const { t } = useTranslation("skill-profiles");
  const words = useRatingText();
  const id = useId();
  if (pairs.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {pairs.map(({ skill, mine, theirs }) => (
          <Box
            component="li"
            key={skill.id}
            sx={{
              py: 3,
              display: "grid",
              gap: 3,
              gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) 128px" },
              borderTop: 1,
              borderColor: "divider",
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{skill.name}</Typography>
              {(["mine", "theirs"] as const).map((side) => {
                const entry = side === "mine" ? mine : theirs;
                return (
                  <Typography
                    key={side}
                    variant="caption"
                    component="p"
                    sx={{ color: "text.secondary", overflowWrap: "anywhere" }}
                  >
                    {names[side]}: {entry ? words(entry) : t("compare.not-asked")}
                  </Typography>
                );
              })}
            </Box>
            <Box aria-hidden sx={{ alignSelf: "center" }}>
              {skill.kind !== "licence" && (
                <LevelSteps bare level={mine?.level ?? null} required={theirs?.level ?? null} />
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}
