import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ROW_GRID } from "../../../shared/required-skills/rowGrid.ts";
import { SkillReadRow } from "../../../shared/required-skills/SkillReadRow.tsx";
import { SkillRow } from "../../../shared/required-skills/SkillRow.tsx";
import type { SkillDraft } from "../../../shared/skills/skillList.ts";
import { useLevelDescriptions } from "../../../shared/skills/useLevelDescriptions.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { type OpenProfile, skillAdded, skillRated, skillRemoved } from "../skillProfile.slice.ts";
import { AddSkills } from "./AddSkills.tsx";

const HEADINGS = ["skill", "level", "kind", "importance"] as const;

/** Required skills of a profile, editable or read-only, with recommendations. */
export function SkillsCard({
  open,
  recommendationsFailed,
}: {
  open: OpenProfile;
  recommendationsFailed: boolean;
}) {
  const { t } = useTranslation(["skill-profiles", "required-skills"]);
  const dispatch = useDispatch();
  const { show } = useSnackbar();
  const descriptionsOf = useLevelDescriptions();
  const canEdit = open.stored.can.includes("edit");
  const { skills } = open;

  const remove = (entry: SkillDraft, at: number) => {
    dispatch(skillRemoved(entry.skill.id));
    const undo = () => {
      dispatch(skillAdded({ entry, at }));
    };
    show(t("required-skills:removed", { skill: entry.skill.name }), "info", { undo });
  };

  return (
    <Card component="section" aria-labelledby="required-skills">
      <CardContent>
        <Typography id="required-skills" variant="h2">
          {t("detail.skills")}
        </Typography>
        {canEdit && (
          <>
            <Typography sx={{ mb: 5, color: "text.secondary" }}>{t("detail.skills-help")}</Typography>
            <AddSkills failed={recommendationsFailed} />
          </>
        )}
        {skills.length === 0 ? (
          <EmptyState
            heading="h3"
            title={t("detail.none-title")}
            description={t(canEdit ? "detail.none-text" : "detail.none-read")}
          />
        ) : (
          <>
            {canEdit && (
              <Box aria-hidden sx={{ ...ROW_GRID, display: { xs: "none", lg: "grid" }, mt: 6, mb: 2 }}>
                {HEADINGS.map((name) => (
                  <Typography key={name} variant="caption" sx={{ color: "text.secondary" }}>
                    {t(`detail.${name}`)}
                  </Typography>
                ))}
              </Box>
            )}
            <Box
              component="ul"
              aria-label={t("detail.skills")}
              sx={{ m: 0, mt: { xs: 4, lg: canEdit ? 0 : 4 }, p: 0, listStyle: "none" }}
            >
              {skills.map((entry, at) => {
                const { id } = entry.skill;
                const descriptions = descriptionsOf(entry.skill);
                return canEdit ? (
                  <SkillRow
                    key={id}
                    entry={entry}
                    descriptions={descriptions}
                    onRate={(rating) => dispatch(skillRated({ id, rating }))}
                    onRemove={() => remove(entry, at)}
                  />
                ) : (
                  <SkillReadRow key={id} entry={entry} descriptions={descriptions} />
                );
              })}
            </Box>
          </>
        )}
      </CardContent>
    </Card>
  );
}
