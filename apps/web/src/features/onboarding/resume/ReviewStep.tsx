import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { StoredFile } from "@vaardig/contract/files/files";
import type { ResumeReview } from "@vaardig/contract/resume-review/resumeReview";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { AddButton } from "../../../shared/resume-review/AddButton.tsx";
import { focusFirstIncomplete } from "../../../shared/resume-review/focusFirstIncomplete.ts";
import { ReviewList } from "../../../shared/resume-review/ReviewList.tsx";
import { useGetResumeReviewQuery } from "../../../shared/resume-review/resumeReview.api.ts";
import { type ReviewOf, useResumeReview } from "../../../shared/resume-review/useResumeReview.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { BusyButton } from "../frame/BusyButton.tsx";
import { StepFrame } from "../frame/StepFrame.tsx";
import type { Wizard } from "../useWizard.ts";

interface Props {
  wizard: Wizard;
  file: StoredFile;
  /** The file, above the extracted data. */
  card: ReactNode;
  /** Further content of the step, below. */
  rest: ReactNode;
}

/** Review of the résumé's data; can be continued later. */
export function ReviewStep(props: Props) {
  const { t } = useTranslation(["onboarding", "resume-review", "common"]);
  const { wizard, file, card, rest } = props;
  const of: ReviewOf = { query: { file_id: file.id } };
  const { currentData, error, refetch } = useGetResumeReviewQuery(of, { refetchOnMountOrArgChange: true });
  if (currentData) return <OpenReview {...props} of={of} review={currentData} />;
  return (
    <StepFrame
      title={t("onboarding:resume.check-title")}
      intro={t("onboarding:resume.check-intro")}
      actions={
        <>
          <Button onClick={() => wizard.goTo("languages")}>{t("common:back")}</Button>
          <BusyButton busy={false} onClick={() => wizard.goTo("skills")}>
            {t("onboarding:resume.go-on")}
          </BusyButton>
        </>
      }
    >
      <Box sx={{ display: "grid", gap: 8 }}>
        {card}
        {error ? (
          <ErrorState title={t("resume-review:not-loaded")} error={error} onRetry={refetch} />
        ) : (
          <ListSkeleton rows={8} />
        )}
        {rest}
      </Box>
    </StepFrame>
  );
}

function OpenReview({ wizard, card, rest, of, review }: Props & { of: ReviewOf; review: ResumeReview }) {
  const { t } = useTranslation(["onboarding", "resume-review", "common"]);
  const { show } = useSnackbar();
  const list = useRef<HTMLDivElement>(null);
  const { model, ready, isAdding, problem, add } = useResumeReview(of, review);
  const addReady = async () => {
    const count = await add();
    if (count === null) return;
    show(t("resume-review:added", { count }));
    focusFirstIncomplete(list.current);
  };
  return (
    <StepFrame
      title={t("onboarding:resume.check-title")}
      intro={t("onboarding:resume.check-intro")}
      problem={problem}
      actions={
        <>
          <Button onClick={() => wizard.goTo("languages")}>{t("common:back")}</Button>
          {ready.length > 0 ? (
            <>
              <Button onClick={() => wizard.goTo("skills")} sx={{ ml: "auto" }}>
                {t("resume-review:not-now")}
              </Button>
              <AddButton model={model} ready={ready} busy={isAdding} large onAdd={() => void addReady()} />
            </>
          ) : (
            <BusyButton busy={false} onClick={() => wizard.goTo("skills")}>
              {t("onboarding:resume.go-on")}
            </BusyButton>
          )}
        </>
      }
    >
      <Box sx={{ display: "grid", gap: 8 }}>
        {card}
        <ReviewList model={model} listRef={list} />
        {rest}
      </Box>
    </StepFrame>
  );
}
