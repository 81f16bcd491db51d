import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { LIMITS } from "@vaardig/contract/limits";
import type { Skill } from "@vaardig/contract/skills/skills";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetSkillHistoryQuery } from "../skills.api.ts";
import { HistoryChart } from "./HistoryChart.tsx";
import { historySteps } from "./historySteps.ts";
import { RatingRow } from "./RatingRow.tsx";

interface Props {
  skill: Skill;
  /** Id of the person; absent for the reader. */
  userId?: string | undefined;
  onClose: () => void;
  /** Actions, above the list. */
  children?: ReactNode;
}

/** All statements about a person's level of a skill, as chart and list. */
export function SkillHistorySheet({ skill, userId, onClose, children }: Props) {
  const { t } = useTranslation("rating");
  const { data, error, refetch } = useGetSkillHistoryQuery({
    query: { skill_id: skill.id, user_id: userId },
  });
  const [now] = useState(() => Date.now());
  const picture = data && skill.kind !== "licence" ? historySteps(data.data, now) : null;
  return (
    <SideSheet open onClose={onClose} title={skill.name} subtitle={skill.group_name ?? undefined} width={520}>
      <Box sx={{ display: "grid", gap: 6, pt: 2 }}>
        {children}
        {error ? (
          <ErrorState title={t("not-loaded")} error={error} onRetry={refetch} />
        ) : !data ? (
          <ListSkeleton rows={3} />
        ) : data.data.length === 0 ? (
          <Typography sx={{ color: "text.secondary" }}>{t("empty")}</Typography>
        ) : (
          <>
            {picture && <HistoryChart name={skill.name} picture={picture} />}
            <section>
              <Typography variant="h3" sx={{ mb: 2 }}>
                {t("list")}
              </Typography>
              <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
                {data.data.map((rating) => (
                  <RatingRow key={rating.id} rating={rating} kind={skill.kind} />
                ))}
              </Box>
            </section>
            <Typography variant="caption" sx={{ color: "text.secondary" }}>
              {t("help", { count: LIMITS.confirmationMonths })}
            </Typography>
          </>
        )}
      </Box>
    </SideSheet>
  );
}
