import { useTranslation } from "react-i18next";
import { Outlet, useNavigate, useParams } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { PhoneBackLink } from "../../../ui/PhoneBackLink.tsx";
import { RecordError } from "../../../ui/RecordError.tsx";
import { ScreenTabs } from "../../../ui/ScreenTabs.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { CandidateModals } from "../act/CandidateModals.tsx";
import { usePersonActs } from "../act/usePersonActs.ts";
import { useGetUserStatusQuery } from "../candidates.api.ts";
import { CandidateHeader } from "../details/CandidateHeader.tsx";
import { DuplicateNotice } from "../merge/DuplicateNotice.tsx";

/** A candidate's page: header and actions above the tabs. */
export function CandidateProfilePage() {
  const { t } = useTranslation("candidates");
  const { candidateId = "" } = useParams();
  const { currentData, error, refetch } = useGetUserStatusQuery({ query: { user_id: candidateId } });
  const { modal, setModal, act } = usePersonActs();
  const navigate = useNavigate();
  const pathTo = usePath();
  // A converted, erased or merged candidate has no profile here any more.
  const leave = (keptId?: string) => {
    const kept = keptId && keptId !== candidateId && pathTo("candidate-profile", { candidateId: keptId });
    const away = modal?.kind === "erase" || modal?.kind === "convert";
    const next = kept || (away ? pathTo("candidates-list") : undefined);
    if (next) void navigate(next, { replace: true });
  };
  // Keeps the dialog with the proof of an erasure after the record is gone.
  if (error && modal?.kind !== "erase")
    return (
      <RecordError
        missing={t("details.missing")}
        failed={t("details.load-failed")}
        error={error}
        onRetry={refetch}
      />
    );
  if (!currentData) return <DetailSkeleton />;
  return (
    <>
      <PhoneBackLink />
      <CandidateHeader
        person={currentData.candidate}
        emailFrom={currentData.email_from}
        onAct={(what) => act(currentData.candidate, what)}
      />
      <DuplicateNotice userId={candidateId} onCompare={(ids) => setModal({ kind: "merge", ids })} />
      <ScreenTabs />
      <Outlet />
      <CandidateModals modal={modal} onModal={setModal} onDone={leave} />
    </>
  );
}
