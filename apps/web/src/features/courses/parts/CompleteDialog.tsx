import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import type { MyCourse } from "@vaardig/contract/courses/courses";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LevelInput } from "../../../shared/skills/LevelInput.tsx";
import { useLevelDescriptions } from "../../../shared/skills/useLevelDescriptions.ts";
import { ActionDialog } from "../../../ui/ActionDialog.tsx";
import { useSortedSkills } from "../state/useSortedSkills.ts";

/** Levels to propose, by skill id. */
export type ReachedLevels = { skill_id: string; level: number }[];

interface Props {
  course: Pick<MyCourse, "title" | "skills">;
  isBusy: boolean;
  onConfirm: (levels: ReachedLevels) => void;
  onClose: () => void;
}

/** Dialog to complete a course, and to propose the levels reached; none is allowed. */
export function CompleteDialog({ course, isBusy, onConfirm, onClose }: Props) {
  const { t } = useTranslation("courses");
  const descriptionsOf = useLevelDescriptions();
  const own = new Map(
    useSortedSkills().skills.map(({ skill, level, required }) => [skill.id, { level, required }]),
  );
  const offered = course.skills.filter(({ skill, level_to: to }) => to > (own.get(skill.id)?.level ?? 0));
  const [changed, setChanged] = useState<Record<string, number | null>>({});
  const levelOf = (id: string, to: number) => (changed[id] === undefined ? to : changed[id]);
  const set = (id: string, level: number | null) => setChanged((before) => ({ ...before, [id]: level }));
  const chosen = offered.flatMap(({ skill, level_to: to }) => {
    const level = levelOf(skill.id, to);
    return level === null ? [] : [{ skill_id: skill.id, level }];
  });
  return (
    <ActionDialog
      size="sm"
      title={t("complete-question", { title: course.title })}
      confirm={t("complete-course")}
      focus="confirm"
      isBusy={isBusy}
      onConfirm={() => onConfirm(chosen)}
      onClose={onClose}
    >
      <Typography sx={{ color: "text.secondary" }}>{t("complete-help")}</Typography>
      {offered.length > 0 && (
        <Box component="section" aria-label={t("reached.title")} sx={{ display: "grid", gap: 3 }}>
          <Box>
            <Typography sx={{ fontWeight: 600 }}>{t("reached.title")}</Typography>
            <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
              {t("reached.help")}
            </Typography>
          </Box>
          {offered.map(({ skill, level_to: to }) => {
            const level = levelOf(skill.id, to);
            return (
              <Box key={skill.id}>
                <FormControlLabel
                  control={
                    <Checkbox
                      checked={level !== null}
                      onChange={({ target }) => set(skill.id, target.checked ? to : null)}
                    />
                  }
                  label={skill.name}
                />
                {level !== null && (
                  <Box sx={{ pl: 8 }}>
                    <LevelInput
                      level={level}
                      required={own.get(skill.id)?.required ?? null}
                      label={t("reached.level", { skill: skill.name })}
                      kind={skill.kind}
                      descriptions={descriptionsOf(skill)}
                      onChange={(next) => set(skill.id, next)}
                    />
                  </Box>
                )}
              </Box>
            );
          })}
        </Box>
      )}
    </ActionDialog>
  );
}
