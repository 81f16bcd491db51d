import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import {
  COURSE_LEVELS,
  COURSE_PRICES,
  type CourseLevel,
  type CoursePrice,
  nextCourseLevel,
} from "../../../shared/courses/courseChoices.ts";
import { LevelSteps } from "../../../shared/skills/LevelSteps.tsx";
import { PhoneTools } from "../../../ui/PhoneTools.tsx";
import { useAutocompleteTexts } from "../../../ui/useAutocompleteTexts.ts";
import type { SortedSkill } from "../state/sortSkills.ts";

interface Props {
  skills: readonly SortedSkill[];
  skillId: string | null;
  level: CourseLevel;
  price: CoursePrice;
  onAsk: (values: { skillId?: string; level?: CourseLevel; price?: CoursePrice }) => void;
}

/** Filters of courses: skill, level, free or paid. */
export function CourseFilters({ skills, skillId, level, price, onAsk }: Props) {
  const { t } = useTranslation("courses");
  const texts = useAutocompleteTexts();
  const chosen = skills.find(({ skill }) => skill.id === skillId) ?? null;
  return (
    <PhoneTools>
      <Box
        component="section"
        aria-label={t("filters")}
        sx={{ mb: { sm: 5 }, display: "flex", flexWrap: "wrap", gap: 3, alignItems: "flex-end" }}
      >
        <Autocomplete<SortedSkill, false, true>
          {...texts}
          disableClearable
          // A value always exists, because the first skill is the default.
          value={chosen ?? (undefined as never)}
          options={[...skills]}
          getOptionLabel={({ skill }) => skill.name}
          getOptionKey={({ skill }) => skill.id}
          isOptionEqualToValue={(option, value) => option.skill.id === value.skill.id}
          groupBy={({ required }) => t(required === null ? "skills-other" : "skills-required")}
          onChange={(_event, next) => onAsk({ skillId: next.skill.id, level: nextCourseLevel(next.level) })}
          noOptionsText={t("skills-none")}
          sx={{ flex: "1 1 260px", maxWidth: 420 }}
          renderOption={({ key, ...props }, { skill, level: own, required }) => (
            <Box component="li" key={key} {...props}>
              <Box sx={{ flex: 1, minWidth: 0, display: "grid", gap: 1 }}>
                <Typography>{skill.name}</Typography>
                <LevelSteps level={own} required={required} kind={skill.kind} />
              </Box>
            </Box>
          )}
          renderInput={(params) => <TextField {...params} label={t("skill")} />}
        />
        {chosen?.skill.kind !== "licence" && (
          <ToggleButtonGroup
            exclusive
            value={level}
            aria-label={t("level")}
            onChange={(_event, next: CourseLevel | null) => next && onAsk({ level: next })}
          >
            {COURSE_LEVELS.map((one) => (
              <ToggleButton key={one} value={one}>
                {t(`levels.${one}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        <ToggleButtonGroup
          exclusive
          value={price}
          aria-label={t("price.label")}
          onChange={(_event, next: CoursePrice | null) => next && onAsk({ price: next })}
        >
          {COURSE_PRICES.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`price.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
    </PhoneTools>
  );
}
