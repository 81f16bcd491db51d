import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { SkillDetail } from "@vaardig/contract/skills/skillCatalogue";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { SimilarList } from "../../../shared/skills/add/SimilarList.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useDecideSkillMutation } from "../catalogue.api.ts";
import { useUndoMerge } from "./useUndoMerge.ts";

interface Props {
  skill: SkillDetail;
  onDone: () => void;
}

/** Decision on a proposed skill: approve, merge into an existing one, or decline. */
export function DecisionBar({ skill, onDone }: Props) {
  const { t } = useTranslation("skill-catalogue");
  const { show } = useSnackbar();
  const undo = useUndoMerge();
  const [declining, setDeclining] = useState(false);
  const [decide, { isLoading }] = useDecideSkillMutation();
  const { id, version, name, proposed_by: by, similar } = skill;

  const settle = async (decision: "approve" | "decline", words: string, into?: string) => {
    const answer = await decide({ body: { id, version, decision, ...(into && { into_id: into }) } });
    setDeclining(false);
    if (answer.error) {
      show(isApiError(answer.error) ? answer.error.message : undefined, "error");
      return;
    }
    const { merge_id: merge } = answer.data;
    show(words, "success", merge ? { undo: () => undo(merge) } : {});
    onDone();
  };
  return (
    <Alert severity="warning" icon={false} sx={{ "& .MuiAlert-message": { width: "100%" } }}>
      <Typography sx={{ fontWeight: 600 }}>{by ? t("decide.by", { name: by }) : t("proposed")}</Typography>
      {similar.length > 0 && (
        <Box sx={{ mt: 3 }}>
          <Typography>{t("decide.similar")}</Typography>
          <SimilarList
            similar={similar}
            action={(other) => t("decide.use", { name: other })}
            onUse={(other) => void settle("decline", t("decide.led", { name, other: other.name }), other.id)}
          />
        </Box>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 4 }}>
        <Button
          variant="contained"
          disabled={isLoading}
          onClick={() => void settle("approve", t("decide.approved", { name }))}
        >
          {t("decide.approve")}
        </Button>
        <Button disabled={isLoading} onClick={() => setDeclining(true)}>
          {t("decide.decline")}
        </Button>
      </Box>
      <ConfirmDialog
        open={declining}
        title={t("decide.decline-title", { name })}
        text={t("decide.decline-text")}
        confirm={t("decide.decline")}
        isBusy={isLoading}
        onConfirm={() => void settle("decline", t("decide.declined", { name }))}
        onClose={() => setDeclining(false)}
      />
    </Alert>
  );
}
