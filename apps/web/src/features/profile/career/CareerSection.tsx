import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ProfileListAct } from "@vaardig/contract/profile/profile";
import AddIcon from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { SectionCard } from "../parts/SectionCard.tsx";
import { type CareerEntry, TimelineItem } from "./TimelineItem.tsx";

interface Entry {
  id: string;
  can: readonly string[];
}

interface Props<One extends Entry> {
  kind: "experience" | "education" | "certificates";
  read: {
    data?: { data: readonly One[]; can: readonly ProfileListAct[] } | undefined;
    error?: unknown;
    refetch: () => unknown;
  };
  stretchOf: (entry: One) => CareerEntry;
  onOpen: (what: One | "new") => void;
  onRemove: (entry: One) => void;
  /** The open sheet. */
  children: ReactNode;
}

/** A section of a career as a timeline, latest first. */
export function CareerSection<One extends Entry>(props: Props<One>) {
  const { kind, read, stretchOf, onOpen, onRemove, children } = props;
  const { data, error, refetch } = read;
  const { t } = useTranslation("profile");
  const action = data?.can.includes("add") && (
    <Button startIcon={<AddIcon />} aria-label={t(`${kind}.add`)} onClick={() => onOpen("new")}>
      {t("add")}
    </Button>
  );
  return (
    <SectionCard title={t(`${kind}.title`)} action={action}>
      {!data ? (
        error ? (
          <ErrorState title={t(`${kind}.not-loaded`)} error={error} onRetry={refetch} />
        ) : (
          <ListSkeleton rows={2} />
        )
      ) : data.data.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{t(`${kind}.empty`)}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data.data.map((entry) => {
            const stretch = stretchOf(entry);
            const label = (act: "edit" | "delete") => t(`${kind}.${act}`, { name: stretch.title });
            return (
              <TimelineItem
                key={entry.id}
                {...stretch}
                edit={
                  entry.can.includes("edit") ? { label: label("edit"), onClick: () => onOpen(entry) } : null
                }
                remove={
                  entry.can.includes("delete")
                    ? { label: label("delete"), onClick: () => onRemove(entry) }
                    : null
                }
              />
            );
          })}
        </Box>
      )}
      {children}
    </SectionCard>
  );
}
