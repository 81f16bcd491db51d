import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Education } from "@vaardig/contract/profile";
import AddIcon from "lucide-react/icons/plus";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/useFormat.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { SectionCard } from "../parts/SectionCard.tsx";
import { useGetEducationQuery } from "../profile.api.ts";
import { EducationSheet } from "./EducationSheet.tsx";
import { TimelineItem } from "./TimelineItem.tsx";
import { useEducationActions } from "./useEducationActions.ts";

interface Props {
  userId: string;
  /** What the drawer holds: nothing (closed), a new entry, or one that is there. */
  open: Education | "new" | null;
  onOpen: (what: Education | "new" | null) => void;
}

/** Education as a timeline, the latest on top. */
export function EducationSection({ userId, open, onOpen }: Props) {
  const { t } = useTranslation("profile");
  const format = useFormat();
  const { data, error, refetch } = useGetEducationQuery({ query: { user_id: userId } });
  const { remove } = useEducationActions(userId);
  const action = data?.can.includes("add") && (
    <Button startIcon={<AddIcon />} aria-label={t("education.add")} onClick={() => onOpen("new")}>
      {t("add")}
    </Button>
  );
  return (
    <SectionCard title={t("education.title")} action={action}>
      {!data ? (
        error ? (
          <ErrorState title={t("education.not-loaded")} error={error} onRetry={refetch} />
        ) : (
          <ListSkeleton rows={2} />
        )
      ) : data.data.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{t("education.empty")}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data.data.map((entry) => {
            const name = entry.degree;
            return (
              <TimelineItem
                key={entry.id}
                title={name}
                subtitle={`${entry.institution} · ${entry.level}`}
                period={`${format.month(entry.started)} – ${format.month(entry.finished)}`}
                edit={
                  entry.can.includes("edit")
                    ? { label: t("education.edit", { name }), onClick: () => onOpen(entry) }
                    : null
                }
                remove={
                  entry.can.includes("delete")
                    ? { label: t("education.delete", { name }), onClick: () => void remove(entry) }
                    : null
                }
              />
            );
          })}
        </Box>
      )}
      {open && (
        <EducationSheet userId={userId} entry={open === "new" ? null : open} onClose={() => onOpen(null)} />
      )}
    </SectionCard>
  );
}
