import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import Typography from "@mui/material/Typography";
import type { CourseSkill } from "@vaardig/contract/courses/courses";
import { LICENCE_LEVEL } from "@vaardig/contract/limits";
import RemoveIcon from "lucide-react/icons/x";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { asLevel, LEVELS } from "../../../shared/skills/levelNames.ts";
import { SkillSearch } from "../../../shared/skills/SkillSearch.tsx";

interface Props {
  skills: readonly CourseSkill[];
  onChange: (skills: CourseSkill[]) => void;
  /** Error message of the list; null without one. */
  error: string | null;
}

/** Field for the skills a course teaches, each with entry level and target level. */
export function TaughtSkillsInput({ skills, onChange, error }: Props) {
  const { t } = useTranslation(["course-catalogue", "common"]);
  const [text, setText] = useState("");
  const taken = new Map(skills.map(({ skill }) => [skill.id, t("course-catalogue:form.skill-taken")]));
  const change = (id: string, levels: Partial<CourseSkill>) =>
    onChange(skills.map((one) => (one.skill.id === id ? { ...one, ...levels } : one)));
  const nameOf = (level: number) => {
    const known = asLevel(level);
    return known ? t(`common:levels.${known}`) : t("course-catalogue:form.from-none");
  };
  return (
    <Box role="group" aria-label={t("course-catalogue:form.skills")} sx={{ display: "grid", gap: 3 }}>
      <SkillSearch
        onlyKnown
        label={t("course-catalogue:form.skills")}
        help={t("course-catalogue:form.skills-help")}
        text={text}
        onText={setText}
        taken={taken}
        onPick={(skill) => {
          setText("");
          const levelTo = skill.kind === "licence" ? LICENCE_LEVEL : 2;
          onChange([...skills, { skill, level_from: 0, level_to: levelTo }]);
        }}
      />
      {error && (
        <Typography variant="caption" component="p" role="alert" sx={{ color: "error.main" }}>
          {error}
        </Typography>
      )}
      {skills.length > 0 && (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 3 }}>
          {skills.map(({ skill, level_from: from, level_to: to }) => (
            <Box
              component="li"
              key={skill.id}
              sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}
            >
              <Typography sx={{ flex: "1 0 100%", minWidth: 0, overflowWrap: "anywhere" }}>
                {skill.name}
              </Typography>
              {skill.kind !== "licence" && (
                <>
                  <Select
                    size="small"
                    sx={{ flex: "1 1 0", minWidth: 0 }}
                    value={from}
                    onChange={({ target }) => {
                      const next = Number(target.value);
                      change(skill.id, { level_from: next, level_to: Math.max(to, next + 1) });
                    }}
                    inputProps={{ "aria-label": t("course-catalogue:form.from", { skill: skill.name }) }}
                  >
                    {[0, 1, 2, 3, 4].map((level) => (
                      <MenuItem key={level} value={level}>
                        {nameOf(level)}
                      </MenuItem>
                    ))}
                  </Select>
                  <Typography component="span" aria-hidden>
                    →
                  </Typography>
                  <Select
                    size="small"
                    sx={{ flex: "1 1 0", minWidth: 0 }}
                    value={to}
                    onChange={({ target }) => change(skill.id, { level_to: Number(target.value) })}
                    inputProps={{ "aria-label": t("course-catalogue:form.to", { skill: skill.name }) }}
                  >
                    {LEVELS.filter((level) => level > from).map((level) => (
                      <MenuItem key={level} value={level}>
                        {nameOf(level)}
                      </MenuItem>
                    ))}
                  </Select>
                </>
              )}
              <IconButton
                size="small"
                sx={{ ml: "auto" }}
                aria-label={t("course-catalogue:form.leave-out", { skill: skill.name })}
                onClick={() => onChange(skills.filter((one) => one.skill.id !== skill.id))}
              >
                <RemoveIcon size={20} />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
