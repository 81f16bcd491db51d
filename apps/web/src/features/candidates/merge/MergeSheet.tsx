import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import {
  MERGE_FIELDS,
  type MergeField,
  type MovedCounts,
  type previewMerge,
} from "@vaardig/contract/candidates/candidateMerges";
import type { Payload } from "@vaardig/contract/endpoint";
import SwapIcon from "lucide-react/icons/arrow-left-right";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useMergeCandidatesMutation, usePreviewMergeQuery } from "../candidates.api.ts";
import { CandidateIdentity } from "./CandidateIdentity.tsx";
import { MergeFields } from "./MergeFields.tsx";
import { useUndoMerge } from "./useUndoMerge.ts";

interface Props {
  /** Two candidates; the first is kept by default. */
  ids: readonly [string, string];
  onMerged: (keptId: string) => void;
  onClose: () => void;
}

function isMissing(sides: Payload<typeof previewMerge> | undefined, field: MergeField): boolean {
  return Boolean(sides && !sides.kept.values[field] && sides.merged.values[field]);
}

/**
 * Two records of one person side by side: values to keep, records that move, and a merge that can be undone.
 */
export function MergeSheet({ ids, onMerged, onClose }: Props) {
  const { t } = useTranslation(["candidates", "common"]);
  const format = useFormat();
  const { show } = useSnackbar();
  const [[keptId, mergedId], setPair] = useState(ids);
  const [chosen, setChosen] = useState<ReadonlySet<MergeField>>();
  const [refused, setRefused] = useState<string | null>(null);
  const { currentData, error, refetch } = usePreviewMergeQuery({
    body: { kept_id: keptId, merged_id: mergedId },
  });
  // By default, values that only the other record has are taken.
  const take = chosen ?? new Set(MERGE_FIELDS.filter((field) => isMissing(currentData, field)));
  const [merge, { isLoading }] = useMergeCandidatesMutation();
  const undo = useUndoMerge();
  const swap = () => {
    setPair([mergedId, keptId]);
    setChosen(undefined);
    setRefused(null);
  };
  const counts = (moves: MovedCounts) =>
    (Object.keys(moves) as (keyof MovedCounts)[])
      .filter((kind) => moves[kind] > 0)
      .map((kind) => t(`candidates:counts.${kind}`, { count: moves[kind] }));

  const begin = async () => {
    if (!currentData || isLoading) return;
    setRefused(null);
    try {
      const { id } = await merge({
        body: {
          kept_id: keptId,
          merged_id: mergedId,
          kept_version: currentData.kept.candidate.version,
          merged_version: currentData.merged.candidate.version,
          take: [...take],
        },
      }).unwrap();
      show(t("candidates:merge.done"), "success", { undo: () => void undo(id) });
      onMerged(keptId);
    } catch (problem) {
      if (!isApiError(problem)) throw problem;
      setRefused(problem.code === "conflict" ? t("candidates:merge.gone") : problem.message);
    }
  };
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t("candidates:merge.title")}
      subtitle={t("candidates:merge.help")}
      width={720}
      actions={
        currentData && (
          <>
            <Button variant="outlined" onClick={onClose}>
              {t("common:cancel")}
            </Button>
            <Button variant="contained" aria-disabled={isLoading} onClick={() => void begin()}>
              {t("candidates:merge.confirm")}
            </Button>
          </>
        )
      }
    >
      {refused && (
        <Alert severity="error" sx={{ mb: 4 }}>
          {refused}
        </Alert>
      )}
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !currentData ? (
        <DetailSkeleton lines={6} />
      ) : (
        <Box sx={{ display: "grid", gap: 6 }}>
          <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { sm: "1fr 1fr" } }}>
            {(["kept", "merged"] as const).map((side) => (
              <Box key={side}>
                <Typography variant="caption" component="p" sx={{ mb: 2, color: "text.secondary" }}>
                  {t(`candidates:merge.${side}`)}
                </Typography>
                <CandidateIdentity person={currentData[side].candidate} />
              </Box>
            ))}
          </Box>
          <Button startIcon={<SwapIcon />} onClick={swap} sx={{ justifySelf: "start", ml: -4 }}>
            {t("candidates:merge.swap")}
          </Button>
          <MergeFields
            kept={currentData.kept}
            merged={currentData.merged}
            take={take}
            onTake={(field, on) => {
              const next = new Set(take);
              if (on) next.add(field);
              else next.delete(field);
              setChosen(next);
            }}
          />
          <Box>
            <Typography variant="h3">{t("candidates:merge.moves")}</Typography>
            <Typography sx={{ mt: 1 }}>
              {format.list(counts(currentData.moves)) || t("candidates:merge.nothing")}
            </Typography>
            {currentData.same_vacancies.length > 0 && (
              <Typography sx={{ mt: 1, color: "text.secondary" }}>
                {t("candidates:merge.same-vacancies", { names: format.list(currentData.same_vacancies) })}
              </Typography>
            )}
          </Box>
        </Box>
      )}
    </SideSheet>
  );
}
