import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import LinearProgress from "@mui/material/LinearProgress";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { CareerPath } from "@vaardig/contract/career-path/careerPath";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { firstLevel } from "../../../shared/skills/levelNames.ts";
import { SkillSearch } from "../../../shared/skills/SkillSearch.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetCareerPathQuery } from "../career-path.api.ts";
import { Section } from "../job/Section.tsx";
import { suggestSkills } from "./suggestSkills.ts";
import { useWhatIf } from "./useWhatIf.ts";
import { WhatIfResult } from "./WhatIfResult.tsx";
import { WhatIfSkills } from "./WhatIfSkills.tsx";

interface Props {
  path: CareerPath;
  targetId: string | null;
  onTarget: (id: string | null) => void;
  onClose: () => void;
}

/** Initial trial level of a skill selected by name. */
const TRIED_LEVEL = 3;
/** Maximum number of courses offered, shortest first. */
const COURSES = 12;

/**
 * What-if sheet: raises skills or adds courses, and shows the effect on bands and jobs; nothing is stored.
 */
export function WhatIfSheet({ path, targetId, onTarget, onClose }: Props) {
  const { t } = useTranslation("career-path");
  const format = useFormat();
  const userId = path.is_own ? undefined : path.person.id;
  const query = { ...(userId && { user_id: userId }), id: targetId ?? undefined };
  const { currentData } = useGetCareerPathQuery({ query }, { skip: targetId === null });
  const target = currentData?.target ?? undefined;
  const trying = useWhatIf(userId, targetId);
  const { skills, courseIds, trial, error, isBusy } = trying;
  const [text, setText] = useState("");
  const jobs = path.jobs.filter(({ hops }) => hops > 0);
  const isStart = skills.length === 0 && courseIds.length === 0;
  const courses = target?.courses ?? [];
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t("what-if.title")}
      subtitle={t("what-if.help")}
      width={880}
      actions={
        <Button disabled={isStart} onClick={trying.clear}>
          {t("what-if.clear")}
        </Button>
      }
    >
      <Box
        sx={{
          display: "grid",
          columnGap: 8,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" },
        }}
      >
        <div>
          <TextField
            select
            fullWidth
            label={t("what-if.target")}
            value={jobs.some(({ id }) => id === targetId) ? targetId : ""}
            onChange={(event) => onTarget(event.target.value || null)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ mt: 2 }}
          >
            <MenuItem value="">{t("what-if.any-target")}</MenuItem>
            {jobs.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <Section title={t("what-if.skills")}>
            <WhatIfSkills
              offers={suggestSkills(jobs, target?.sheet)}
              tried={skills}
              onRaise={trying.raise}
              onLeave={trying.leave}
            />
            <Box sx={{ mt: 3 }}>
              <SkillSearch
                label={t("what-if.other-skill")}
                text={text}
                onText={setText}
                onPick={(skill) => {
                  trying.raise(skill, firstLevel(skill, TRIED_LEVEL));
                  setText("");
                }}
                taken={new Map(skills.map(({ skill }) => [skill.id, t("what-if.tried")]))}
                onlyKnown
              />
            </Box>
          </Section>
          {courses.length > 0 && (
            <Section title={t("what-if.courses")}>
              {courses.slice(0, COURSES).map(({ id, title, hours }) => (
                <FormControlLabel
                  key={id}
                  sx={{ display: "flex", alignItems: "flex-start" }}
                  control={
                    <Checkbox checked={courseIds.includes(id)} onChange={() => trying.toggleCourse(id)} />
                  }
                  label={
                    <Box component="span" sx={{ display: "block", pt: 2.25 }}>
                      {title}
                      <Typography
                        variant="caption"
                        component="span"
                        sx={{ display: "block", color: "text.secondary" }}
                      >
                        {t("hours", { count: hours, formatted: format.number(hours) })}
                      </Typography>
                    </Box>
                  }
                />
              ))}
            </Section>
          )}
        </div>
        <Box aria-busy={isBusy}>
          <Box sx={{ height: 4, mt: 4 }}>{isBusy && <LinearProgress aria-label={t("what-if.busy")} />}</Box>
          {error && !trial ? (
            <ErrorState title={t("what-if.failed")} error={error} onRetry={trying.refetch} />
          ) : trial ? (
            <WhatIfResult trial={trial} isStart={isStart} />
          ) : (
            <DetailSkeleton lines={8} />
          )}
        </Box>
      </Box>
    </SideSheet>
  );
}
