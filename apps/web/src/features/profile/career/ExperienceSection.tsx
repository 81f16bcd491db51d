import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Experience } from "@vaardig/contract/profile";
import AddIcon from "lucide-react/icons/plus";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/useFormat.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { SectionCard } from "../parts/SectionCard.tsx";
import { useGetExperienceQuery } from "../profile.api.ts";
import { ExperienceSheet } from "./ExperienceSheet.tsx";
import { TimelineItem } from "./TimelineItem.tsx";
import { useExperienceActions } from "./useExperienceActions.ts";

interface Props {
  userId: string;
  /** What the drawer holds: nothing (closed), a new entry, or one that is there. */
  open: Experience | "new" | null;
  onOpen: (what: Experience | "new" | null) => void;
}

/** Work experience as a timeline, the current job on top. */
export function ExperienceSection({ userId, open, onOpen }: Props) {
  const { t } = useTranslation("profile");
  const format = useFormat();
  const { data, error, refetch } = useGetExperienceQuery({ query: { user_id: userId } });
  const { remove } = useExperienceActions(userId);
  const action = data?.can.includes("add") && (
    <Button startIcon={<AddIcon />} aria-label={t("experience.add")} onClick={() => onOpen("new")}>
      {t("add")}
    </Button>
  );
  return (
    <SectionCard title={t("experience.title")} action={action}>
      {!data ? (
        error ? (
          <ErrorState title={t("experience.not-loaded")} error={error} onRetry={refetch} />
        ) : (
          <ListSkeleton rows={2} />
        )
      ) : data.data.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{t("experience.empty")}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data.data.map((entry) => {
            const end = entry.end_date ? format.month(entry.end_date) : t("experience.now");
            const name = entry.position;
            return (
              <TimelineItem
                key={entry.id}
                title={name}
                subtitle={entry.company}
                period={`${format.month(entry.start_date)} – ${end}`}
                description={entry.description}
                isCurrent={entry.current_job}
                edit={
                  entry.can.includes("edit")
                    ? { label: t("experience.edit", { name }), onClick: () => onOpen(entry) }
                    : null
                }
                remove={
                  entry.can.includes("delete")
                    ? { label: t("experience.delete", { name }), onClick: () => void remove(entry) }
                    : null
                }
              />
            );
          })}
        </Box>
      )}
      {open && (
        <ExperienceSheet userId={userId} entry={open === "new" ? null : open} onClose={() => onOpen(null)} />
      )}
    </SectionCard>
  );
}
