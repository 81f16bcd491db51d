import type { SkillProfile } from "@vaardig/contract/skill-profiles/skillProfiles";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetJobProfileUsesQuery } from "../skill-profiles.api.ts";
import { CreateForm } from "./CreateForm.tsx";

interface Props {
  /** The profile to make it from; null lets one choose. */
  from: SkillProfile | null;
  /** Whether the page stays where it is, because something there is not saved. */
  stays?: boolean;
  onClose: () => void;
}

/** Adds a job profile: empty, a copy of one's own, or one of the library. Mounted while it is open. */
export function CreateSheet({ from, stays = false, onClose }: Props) {
  const { t } = useTranslation("skill-profiles");
  const isUsed = from?.is_shared === true && from.roles_count + from.people_count > 0;
  const uses = useGetJobProfileUsesQuery({ query: { id: from?.id ?? "" } }, { skip: !isUsed });
  const name = from?.name ?? "";
  const title = from
    ? t(from.is_shared ? "create.use-title" : "create.copy-title", { name })
    : t("create.title");
  return (
    <SideSheet open onClose={onClose} title={title} subtitle={from?.is_shared && t("create.use-text")}>
      {uses.error ? (
        <ErrorState title={t("delete.failed")} error={uses.error} onRetry={uses.refetch} />
      ) : isUsed && !uses.data ? (
        <DetailSkeleton lines={3} />
      ) : (
        <CreateForm from={from} uses={uses.data ?? null} stays={stays} onClose={onClose} />
      )}
    </SideSheet>
  );
}
