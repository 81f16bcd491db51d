import type { SkillProfile } from "@vaardig/contract/skill-profiles/skillProfiles";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetJobProfileUsesQuery } from "../skill-profiles.api.ts";
import { CreateForm } from "./CreateForm.tsx";

interface Props {
  /** The source profile; null to select one. */
  from: SkillProfile | null;
  /** True when the page must not navigate away, because it has unsaved changes. */
  stays?: boolean;
  onClose: () => void;
}

/** Sheet to add a job profile: empty, copied, or from the library. Mounted while open. */
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
