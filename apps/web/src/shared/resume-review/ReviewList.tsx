import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { UnsavedContext } from "../../ui/sheetBar.ts";
import { useRowFocus } from "../../ui/useRowFocus.ts";
import { useLevelDescriptions } from "../skills/useLevelDescriptions.ts";
import { KeysLegend } from "./KeysLegend.tsx";
import { ReviewGroup } from "./ReviewGroup.tsx";
import { progressIn, type ReviewModel } from "./reviewModel.ts";
import { GROUPS, type Group } from "./reviewRows.ts";
import { UnlinkedSkills } from "./UnlinkedSkills.tsx";
import { useOpenRow } from "./useOpenRow.tsx";
import { useReviewKeys } from "./useReviewKeys.ts";

interface Props {
  model: ReviewModel;
  /** Ref of the list, for moving the focus into it. */
  listRef?: RefObject<HTMLDivElement | null>;
}

/** All data of a document, as compact rows by kind. */
export function ReviewList({ model, listRef }: Props) {
  const { t } = useTranslation("resume-review");
  const format = useFormat();
  const descriptionsOf = useLevelDescriptions();
  const rowFocus = useRowFocus<HTMLDivElement>();
  const { openKey, open: openRow, close, setUnsaved, question } = useOpenRow();
  const onKeyDown = useReviewKeys(model, openRow);
  const { rows, canReview } = model;
  const done = progressIn(model, rows);
  const open = rows.filter(({ state }) => state === "open");
  const groups = GROUPS.flatMap((group): [Group, typeof rows][] => {
    const own = rows.filter((row) => row.group === group);
    return own.length > 0 ? [[group, own]] : [];
  });
  if (rows.length === 0 && model.unlinked.length === 0)
    return <EmptyState drawing="search" heading="h3" title={t("nothing")} description={t("nothing-help")} />;
  return (
    <Box ref={listRef} sx={{ display: "grid", gap: 5 }}>
      {model.recognized && <Alert severity="warning">{t("recognized")}</Alert>}
      {model.mainLanguage && (
        <Alert severity="info">
          {t("written-in", { language: format.languageName(model.mainLanguage) })}
        </Alert>
      )}
      {canReview && (
        <Box sx={{ display: "grid", gap: 2 }}>
          <Typography role="status" className="tabular">
            {t(`progress.${model.counted}`, { done, total: rows.length })}
          </Typography>
          <LinearProgress
            variant="determinate"
            aria-label={t(`progress-label.${model.counted}`)}
            value={rows.length === 0 ? 100 : (100 * done) / rows.length}
            sx={{ borderRadius: 1 }}
          />
          {open.length > 0 && <KeysLegend />}
        </Box>
      )}
      {/* Keys bubble from the rows, which contain focusable controls. */}
      <Box
        ref={rowFocus}
        role="group"
        aria-label={t("rows")}
        onKeyDown={canReview ? onKeyDown : undefined}
        sx={{ display: "grid", gap: 5 }}
      >
        <UnsavedContext value={setUnsaved}>
          {groups.map(([group, own]) => (
            <ReviewGroup
              key={group}
              {...{ group, model, descriptionsOf, openKey }}
              rows={own}
              onOpen={openRow}
              onDone={close}
            />
          ))}
        </UnsavedContext>
      </Box>
      {question}
      {canReview && <UnlinkedSkills model={model} />}
      {canReview && open.length > 1 && (
        <Button
          size="small"
          onClick={() => model.onLeaveOut(open)}
          sx={{ justifySelf: "start", ml: -3, color: "text.secondary" }}
        >
          {t("leave-out-rest", { count: open.length })}
        </Button>
      )}
    </Box>
  );
}
