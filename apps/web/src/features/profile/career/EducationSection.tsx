import type { Education } from "@vaardig/contract/profile/profile";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useGetEducationQuery } from "../profile.api.ts";
import { CareerSection } from "./CareerSection.tsx";
import { EducationSheet } from "./EducationSheet.tsx";
import { useEducationActions } from "./useEducationActions.ts";

interface Props {
  userId: string;
  /** State of the sheet: closed, a new entry, or an existing one. */
  open: Education | "new" | null;
  onOpen: (what: Education | "new" | null) => void;
}

/** Education, latest completion first. */
export function EducationSection({ userId, open, onOpen }: Props) {
  const format = useFormat();
  const read = useGetEducationQuery({ query: { user_id: userId } });
  const { remove } = useEducationActions(userId);
  return (
    <CareerSection
      kind="education"
      read={read}
      stretchOf={({ degree, institution, level, started, finished }) => ({
        title: degree,
        subtitle: `${institution} · ${level}`,
        period: `${format.month(started)} – ${format.month(finished)}`,
      })}
      onOpen={onOpen}
      onRemove={(entry) => void remove(entry)}
    >
      {open && (
        <EducationSheet userId={userId} entry={open === "new" ? null : open} onClose={() => onOpen(null)} />
      )}
    </CareerSection>
  );
}
