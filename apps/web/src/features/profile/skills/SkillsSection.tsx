import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { PersonSkill, Skill } from "@vaardig/contract/skills/skills";
import VerifiedIcon from "lucide-react/icons/badge-check";
import HistoryIcon from "lucide-react/icons/history";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { ConfirmForm } from "../../../shared/skills/confirm/ConfirmForm.tsx";
import { ConfirmQueue } from "../../../shared/skills/confirm/ConfirmQueue.tsx";
import { toConfirm } from "../../../shared/skills/confirm/toConfirm.ts";
import { SkillHistorySheet } from "../../../shared/skills/history/SkillHistorySheet.tsx";
import { useGetSkillProficiencyQuery } from "../../../shared/skills/skills.api.ts";
import { useLevelDescriptions } from "../../../shared/skills/useLevelDescriptions.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { SectionCard } from "../parts/SectionCard.tsx";
import { ProfileSkill } from "./ProfileSkill.tsx";
import { RateSheet } from "./RateSheet.tsx";

/** Number of skills shown before "show all". */
const FIRST = 8;

interface Props {
  userId: string;
  isMine: boolean;
}

/** Skills by level with their source; with confirmation for permitted readers. */
export function SkillsSection({ userId, isMine }: Props) {
  const { t } = useTranslation(["profile", "rating"]);
  const pathTo = usePath();
  const descriptionsOf = useLevelDescriptions();
  // Without an id for the reader, as on My Skills, so that both share one cached response.
  const { data, error, refetch } = useGetSkillProficiencyQuery(
    isMine ? undefined : { query: { user_id: userId } },
  );
  const [isWhole, setWhole] = useState(false);
  const [history, setHistory] = useState<Skill | null>(null);
  const [open, setOpen] = useState<"queue" | "rate" | null>(null);
  const mySkills = isMine ? pathTo("your-skills") : undefined;
  const canConfirm = data?.can.includes("confirm") ?? false;
  const waiting = toConfirm(data?.data ?? []);
  const byLevel = [...(data?.data ?? [])].sort((a, b) => (b.level ?? 0) - (a.level ?? 0));
  const shown = isWhole ? byLevel : byLevel.slice(0, FIRST);
  const current = (skill: Skill): PersonSkill | undefined =>
    data?.data.find((one) => one.skill.id === skill.id);

  return (
    <SectionCard
      title={t("profile:skills.title")}
      action={
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 2 }}>
          {mySkills && (
            <Button component={Link} to={mySkills}>
              {t("profile:skills.mine")}
            </Button>
          )}
          {canConfirm && <Button onClick={() => setOpen("rate")}>{t("profile:skills.rate-add")}</Button>}
          {canConfirm && waiting.length > 0 && (
            <Button variant="outlined" startIcon={<VerifiedIcon />} onClick={() => setOpen("queue")}>
              {t("rating:give.queue", { count: waiting.length })}
            </Button>
          )}
        </Box>
      }
    >
      {!data ? (
        error ? (
          <ErrorState title={t("profile:skills.not-loaded")} error={error} onRetry={refetch} />
        ) : (
          <ListSkeleton rows={4} />
        )
      ) : byLevel.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{t("profile:skills.empty")}</Typography>
      ) : (
        <>
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {shown.map((one) => (
              <ProfileSkill
                key={one.id}
                skill={one}
                isMine={isMine}
                descriptions={descriptionsOf(one.skill)}
                action={
                  <IconButton
                    size="small"
                    aria-label={t("rating:open", { name: one.skill.name })}
                    onClick={() => setHistory(one.skill)}
                  >
                    <HistoryIcon size={20} />
                  </IconButton>
                }
              />
            ))}
          </Box>
          {byLevel.length > FIRST && (
            <Button onClick={() => setWhole(!isWhole)} aria-expanded={isWhole} sx={{ mt: 2, ml: -4 }}>
              {isWhole
                ? t("profile:skills.less")
                : t("profile:skills.more", { count: byLevel.length - FIRST })}
            </Button>
          )}
        </>
      )}
      {history && (
        <SkillHistorySheet
          skill={history}
          userId={isMine ? undefined : userId}
          onClose={() => setHistory(null)}
        >
          {canConfirm && (
            <ConfirmForm
              key={current(history)?.updated_at}
              userId={userId}
              skill={history}
              current={current(history)}
            />
          )}
        </SkillHistorySheet>
      )}
      {open === "queue" && <ConfirmQueue userId={userId} skills={waiting} onClose={() => setOpen(null)} />}
      {open === "rate" && <RateSheet userId={userId} skills={byLevel} onClose={() => setOpen(null)} />}
    </SectionCard>
  );
}
