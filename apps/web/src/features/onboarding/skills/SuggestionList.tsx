import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { RecommendedSkill } from "@vaardig/contract/skills/skills";
import { useTranslation } from "react-i18next";
import type { DescriptionsOf } from "../../../shared/skills/useLevelDescriptions.ts";
import { SuggestionCard } from "./SuggestionCard.tsx";
import { useNextFocus } from "./useNextFocus.ts";

interface Props {
  title: string;
  skills: readonly RecommendedSkill[];
  descriptionsOf: DescriptionsOf;
  onLevel: (skillId: string, level: number) => void;
  onAdd: (skills: readonly RecommendedSkill[]) => void;
}

/** Open suggestions, with one button to add all those found literally. */
export function SuggestionList({ title, skills, descriptionsOf, onLevel, onAdd }: Props) {
  const { t } = useTranslation("onboarding");
  const { list, used } = useNextFocus<HTMLUListElement>();
  const found = skills.filter((one) => one.certainty === "found");
  return (
    <section>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, mb: 3, minHeight: 40 }}>
        <Typography variant="h2" sx={{ flex: "1 1 200px" }}>
          {title}
        </Typography>
        {found.length > 1 && (
          <Button onClick={() => onAdd(found)} sx={{ mx: -4 }}>
            {t("skills.add-found", { count: found.length })}
          </Button>
        )}
      </Box>
      {skills.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{t("skills.all-picked")}</Typography>
      ) : (
        <Box
          component="ul"
          ref={list}
          tabIndex={-1}
          aria-label={title}
          data-focus-target
          sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 3 }}
        >
          {skills.map((one, at) => (
            <SuggestionCard
              key={one.skill.id}
              suggestion={one}
              descriptions={descriptionsOf(one.skill)}
              onLevel={(level) => onLevel(one.skill.id, level)}
              onAdd={() => {
                used(at);
                onAdd([one]);
              }}
            />
          ))}
        </Box>
      )}
    </section>
  );
}
