import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useNavigate, useParams } from "react-router";
import { useAddress } from "../../../lib/useAddress.ts";
import { usePath } from "../../../lib/usePath.ts";
import { isSameList } from "../../../shared/skills/skillList.ts";
import { LeaveDialog } from "../../../ui/LeaveDialog.tsx";
import { PhoneBackLink } from "../../../ui/PhoneBackLink.tsx";
import { RecordError } from "../../../ui/RecordError.tsx";
import { SaveBar } from "../../../ui/SaveBar.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { CompareSheet } from "../compare/CompareSheet.tsx";
import { CreateSheet } from "../create/CreateSheet.tsx";
import { DeleteDialog } from "../details/DeleteDialog.tsx";
import { EditSheet } from "../details/EditSheet.tsx";
import { ProfileHeader } from "../details/ProfileHeader.tsx";
import type { ProfileAct } from "../details/ProfileMenu.tsx";
import { RolesCard } from "../details/RolesCard.tsx";
import { SkillsCard } from "../details/SkillsCard.tsx";
import { SkillsConflict } from "../details/SkillsConflict.tsx";
import { useOpenProfile } from "../details/useOpenProfile.ts";
import { useSaveSkills } from "../details/useSaveSkills.ts";
import { changesDiscarded, headSaved, type OpenProfile } from "../skillProfile.slice.ts";

/** Page of one job profile: required skills and uses. */
export function SkillProfileDetailsPage() {
  const { t } = useTranslation("skill-profiles");
  const { id = "" } = useParams();
  const { state, error, recommendationsFailed, retry } = useOpenProfile(id);
  const { skillProfile: open, selectedTitle } = state;
  if (error)
    return (
      <RecordError
        missing={t("detail.missing")}
        failed={t("detail.load-failed")}
        error={error}
        onRetry={retry}
      />
    );
  if (!open || open.stored.id !== id) return <DetailSkeleton lines={10} />;
  return (
    <Details
      open={open}
      title={selectedTitle ?? open.stored.name}
      recommendationsFailed={recommendationsFailed}
    />
  );
}

interface Props {
  open: OpenProfile;
  title: string;
  recommendationsFailed: boolean;
}

function Details({ open, title, recommendationsFailed }: Props) {
  const { t } = useTranslation("skill-profiles");
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const pathTo = usePath();
  const { get, set } = useAddress();
  const { stored, isDirty } = open;
  const { save, isSaving, theirs, setTheirs, keep, useTheirs } = useSaveSkills(open);
  const [act, setAct] = useState<Exclude<ProfileAct, "compare"> | null>(null);
  // The URL also holds an empty comparison, so that a link opens the same view.
  const compare = get("compare");
  const close = () => setAct(null);

  return (
    <>
      <PhoneBackLink />
      <ProfileHeader
        profile={stored}
        title={title}
        onAct={(what) => (what === "compare" ? set({ compare: "choose" }) : setAct(what))}
      />
      <SkillsCard open={open} recommendationsFailed={recommendationsFailed} />
      <RolesCard profile={stored} />
      {isDirty && (
        <SaveBar isDirty onDiscard={() => dispatch(changesDiscarded())} sx={{ mt: 4 }}>
          <Button
            variant="contained"
            size="large"
            aria-disabled={isSaving}
            onClick={() => !isSaving && void save()}
          >
            {t("save.save")}
          </Button>
        </SaveBar>
      )}
      {compare && (
        <CompareSheet
          open={open}
          otherId={compare === "choose" ? null : compare}
          onChoose={(other) => set({ compare: other ?? "choose" })}
          onClose={() => set({ compare: null })}
        />
      )}
      {act === "copy" && <CreateSheet from={stored} stays={isDirty} onClose={close} />}
      {act === "edit" && (
        <EditSheet
          profile={stored}
          onSaved={(saved) => {
            // Another person changed the skills meanwhile: shows both versions before saving over them.
            if (isDirty && !isSameList(saved.skills, stored.skills)) setTheirs(saved);
            else dispatch(headSaved(saved));
          }}
          onClose={close}
        />
      )}
      {act === "delete" && (
        <DeleteDialog
          profile={stored}
          onClose={close}
          onDeleted={() => {
            const list = pathTo("skill-profiles");
            if (list) navigate(list);
          }}
        />
      )}
      {theirs && (
        <SkillsConflict
          open={open}
          theirs={theirs}
          isBusy={isSaving}
          onUseTheirs={useTheirs}
          onKeepMine={(skills) => void keep(skills)}
          onClose={() => setTheirs(null)}
        />
      )}
      <LeaveDialog isDirty={isDirty} text={t("leave-text")} />
    </>
  );
}
