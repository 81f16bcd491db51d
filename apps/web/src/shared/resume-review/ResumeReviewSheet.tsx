import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import type { ResumeReview } from "@vaardig/contract/resume-review/resumeReview";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../lib/libState.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { SideSheet } from "../../ui/SideSheet.tsx";
import { ListSkeleton } from "../../ui/Skeletons.tsx";
import { AddButton } from "./AddButton.tsx";
import { focusFirstIncomplete } from "./focusFirstIncomplete.ts";
import { ReviewList } from "./ReviewList.tsx";
import { useGetResumeReviewQuery } from "./resumeReview.api.ts";
import { type ReviewOf, useResumeReview } from "./useResumeReview.ts";

interface Props {
  of: ReviewOf;
  onClose: () => void;
}

/** Sheet to review the data of a résumé: add, leave out, or continue later. */
export function ResumeReviewSheet({ of, onClose }: Props) {
  const { t } = useTranslation("resume-review");
  // Refetched on each opening, because another person may have decided meanwhile.
  const { currentData, error, refetch } = useGetResumeReviewQuery(of, { refetchOnMountOrArgChange: true });
  if (currentData) return <OpenSheet of={of} review={currentData} onClose={onClose} />;
  return (
    <SideSheet open onClose={onClose} title={t("title")} width={720}>
      {error ? (
        <ErrorState title={t("not-loaded")} error={error} onRetry={refetch} />
      ) : (
        <ListSkeleton rows={8} />
      )}
    </SideSheet>
  );
}

function OpenSheet({ of, review, onClose }: Props & { review: ResumeReview }) {
  const { t } = useTranslation(["resume-review", "common"]);
  const { user } = useAuth();
  const { show } = useSnackbar();
  const list = useRef<HTMLDivElement>(null);
  const { model, ready, isDirty, isAdding, problem, add, drop } = useResumeReview(of, review);
  const { file, person } = review;
  const isMine = person.id === user?.id;
  const isOpen = model.rows.some(({ state }) => state === "open");
  const addReady = async () => {
    const count = await add();
    if (count === null) return;
    show(
      isMine
        ? t("resume-review:added", { count })
        : t("resume-review:added-to", { count, name: person.name }),
    );
    focusFirstIncomplete(list.current);
  };
  return (
    <SideSheet
      open
      onClose={() => {
        drop();
        onClose();
      }}
      isDirty={isDirty}
      title={t("resume-review:title")}
      subtitle={t(isMine ? "resume-review:subtitle" : "resume-review:subtitle-of", {
        file: file.name,
        name: person.name,
      })}
      width={720}
      actions={
        model.canReview &&
        (ready.length > 0 ? (
          <>
            <Button onClick={onClose}>{t("resume-review:later")}</Button>
            <AddButton model={model} ready={ready} busy={isAdding} onAdd={() => void addReady()} />
          </>
        ) : (
          <Button variant={isOpen ? "text" : "contained"} onClick={onClose}>
            {t(isOpen ? "resume-review:later" : "common:close")}
          </Button>
        ))
      }
    >
      {problem && (
        <Alert severity="error" sx={{ mb: 4 }}>
          {problem} {t("common:nothing-lost")}
        </Alert>
      )}
      {!model.canReview && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t("resume-review:read-only", { name: person.name })}
        </Alert>
      )}
      <ReviewList model={model} listRef={list} />
    </SideSheet>
  );
}
