import type { Experience } from "@vaardig/contract/profile/profile";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useGetExperienceQuery } from "../profile.api.ts";
import { CareerSection } from "./CareerSection.tsx";
import { ExperienceSheet } from "./ExperienceSheet.tsx";
import { useExperienceActions } from "./useExperienceActions.ts";

interface Props {
  userId: string;
  /** State of the sheet: closed, a new entry, or an existing one. */
  open: Experience | "new" | null;
  onOpen: (what: Experience | "new" | null) => void;
}

/** Work experience, current job first. */
export function ExperienceSection({ userId, open, onOpen }: Props) {
  const { t } = useTranslation("profile");
  const format = useFormat();
  const read = useGetExperienceQuery({ query: { user_id: userId } });
  const { remove } = useExperienceActions(userId);
  return (
    <CareerSection
      kind="experience"
      read={read}
      stretchOf={({ position, company, start_date, end_date, description, current_job }) => ({
        title: position,
        subtitle: company,
        period: `${format.month(start_date)} – ${end_date ? format.month(end_date) : t("experience.now")}`,
        description,
        isCurrent: current_job,
      })}
      onOpen={onOpen}
      onRemove={(entry) => void remove(entry)}
    >
      {open && (
        <ExperienceSheet userId={userId} entry={open === "new" ? null : open} onClose={() => onOpen(null)} />
      )}
    </CareerSection>
  );
}
