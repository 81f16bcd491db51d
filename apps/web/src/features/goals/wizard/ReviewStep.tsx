import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { LevelSteps } from "../../../shared/skills/LevelSteps.tsx";
import { MultilineText } from "../details/MultilineText.tsx";
import type { GoalValues } from "./goalValues.ts";

/** Step 4: review of all input before saving. */
export function ReviewStep({ values }: { values: GoalValues }) {
  const { t } = useTranslation("goals");
  const format = useFormat();
  return (
    <Box sx={{ display: "grid", gap: 5 }}>
      <Box>
        <Typography variant="h3">{values.name}</Typography>
        <Typography sx={{ mt: 1, color: "text.secondary" }}>
          {t("dates", { from: format.date(values.start_date), to: format.date(values.due_date) })}
        </Typography>
        <MultilineText text={values.description} />
      </Box>
      <Box component="section" aria-labelledby="review-skills">
        <Typography id="review-skills" variant="h4" component="h3">
          {t("wizard.step.skills")}
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: "none", display: "grid", gap: 2 }}>
          {values.skills.map(({ skill, level }) => (
            <Box
              component="li"
              key={skill.id}
              sx={{ display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: 1 }}
            >
              <Typography sx={{ minWidth: 180 }}>{skill.name}</Typography>
              <LevelSteps level={level} kind={skill.kind} />
            </Box>
          ))}
        </Box>
      </Box>
      <Box component="section" aria-labelledby="review-actions">
        <Typography id="review-actions" variant="h4" component="h3">
          {t("wizard.step.actions")}
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 2, pl: 5 }}>
          {values.actions.map((action, at) => (
            <li key={action.course_id ?? action.project_id ?? `${at} ${action.title}`}>
              {`${action.title} (${t(`kind.${action.kind}`)})`}
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
