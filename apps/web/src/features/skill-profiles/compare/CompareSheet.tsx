import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { JobProfilePicker } from "../../../shared/job-profiles/JobProfilePicker.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetSkillProfileQuery } from "../skill-profiles.api.ts";
import type { OpenProfile } from "../skillProfile.slice.ts";
import { compareLists } from "./compareLists.ts";
import { PairList } from "./PairList.tsx";

interface Props {
  open: OpenProfile;
  /** Id of the compared profile; null without one. */
  otherId: string | null;
  onChoose: (id: string | null) => void;
  onClose: () => void;
}

/** Compares the open profile, with unsaved changes, to another one. */
export function CompareSheet({ open, otherId, onChoose, onClose }: Props) {
  const { t } = useTranslation("skill-profiles");
  const { name, id } = open.stored;
  const {
    currentData: other,
    error,
    refetch,
  } = useGetSkillProfileQuery({ query: { job_profile_id: otherId ?? "" } }, { skip: otherId === null });
  const compared = other && otherId ? compareLists(open.skills, other.skills) : null;
  return (
    <SideSheet open onClose={onClose} width={680} title={t("compare.title", { name })}>
      <Box sx={{ display: "grid", gap: 6 }}>
        <JobProfilePicker
          label={t("compare.with")}
          value={other && otherId ? { id: other.id, name: other.name } : null}
          onChange={(profile) => onChoose(profile?.id ?? null)}
          without={id}
          isOptional
          help={compared ? undefined : t("compare.help", { name })}
        />
        {otherId !== null && error && (
          <ErrorState title={t("compare.failed")} error={error} onRetry={refetch} />
        )}
        {otherId !== null && !other && !error && <DetailSkeleton lines={6} />}
        {compared && other && (
          <>
            <Typography sx={{ color: "text.secondary" }}>
              {t("compare.legend", { mine: name, theirs: other.name })}
            </Typography>
            <PairList
              title={t("compare.different", { count: compared.different.length })}
              pairs={compared.different}
              names={{ mine: name, theirs: other.name }}
            />
            <PairList
              title={t("compare.same", { count: compared.same.length })}
              pairs={compared.same}
              names={{ mine: name, theirs: other.name }}
            />
          </>
        )}
      </Box>
    </SideSheet>
  );
}
