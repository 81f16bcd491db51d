import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { SkillDetail } from "@vaardig/contract/skills/skillCatalogue";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useDeleteSkillMutation, useGetCatalogueSkillQuery } from "../catalogue.api.ts";
import { AliasDrawer } from "./AliasDrawer.tsx";
import { DecisionBar } from "./DecisionBar.tsx";
import { MergeDialog } from "./MergeDialog.tsx";
import { SkillDrawer } from "./SkillDrawer.tsx";
import { LevelList, SkillNames, SkillUses } from "./SkillFacts.tsx";

interface Props {
  id: string;
  onShow: (id: string) => void;
  onClose: () => void;
}

type Act = "edit" | "rename" | "merge" | "delete";
const ACTS = ["rename", "delete", "merge", "edit"] as const;

/** Sheet of one skill with all details and actions. */
export function SkillSheet({ id, onShow, onClose }: Props) {
  const { t } = useTranslation("skill-catalogue");
  const [act, setAct] = useState<Act | null>(null);
  const { data: skill, error, refetch } = useGetCatalogueSkillQuery({ query: { id } });
  const back = () => setAct(null);
  if (skill && act === "edit") return <SkillDrawer of={skill} isProposal={false} onClose={back} />;
  if (skill && act === "rename") return <AliasDrawer of={skill} onClose={back} />;
  const acts = ACTS.filter((one) => skill?.can.includes(one));
  return (
    <>
      <SideSheet
        open
        onClose={onClose}
        title={skill?.name ?? ""}
        subtitle={skill && [t(`kinds.${skill.kind}`), skill.group?.name].filter(Boolean).join(" · ")}
        actions={acts.map((one) => (
          <Button
            key={one}
            variant={one === "delete" ? "text" : "outlined"}
            color={one === "delete" ? "error" : "primary"}
            onClick={() => setAct(one)}
          >
            {t(`acts.${one}`)}
          </Button>
        ))}
      >
        {error ? (
          <ErrorState title={t("detail.load-failed")} error={error} onRetry={refetch} />
        ) : !skill ? (
          <DetailSkeleton lines={8} />
        ) : (
          <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 6 }}>
            {skill.can.includes("approve") && <DecisionBar skill={skill} onDone={onClose} />}
            <Description skill={skill} />
            <SkillNames skill={skill} />
            <LevelList skill={skill} />
            {skill.status === "approved" && <SkillUses skill={skill} />}
          </Box>
        )}
      </SideSheet>
      {skill && act === "merge" && (
        <MergeDialog
          from={skill}
          onDone={(into) => {
            back();
            onShow(into);
          }}
          onClose={back}
        />
      )}
      {skill && act === "delete" && <DeleteDialog skill={skill} onDone={onClose} onClose={back} />}
    </>
  );
}

function Description({ skill }: { skill: SkillDetail }) {
  const { t, i18n } = useTranslation("skill-catalogue");
  const [first, second] =
    i18n.resolvedLanguage === "nl"
      ? [skill.description_nl, skill.description_en]
      : [skill.description_en, skill.description_nl];
  return (
    <Typography
      sx={{
        overflowWrap: "anywhere",
        whiteSpace: "pre-wrap",
        ...(!(first || second) && { color: "text.secondary" }),
      }}
    >
      {first || second || t("detail.no-description")}
    </Typography>
  );
}

function DeleteDialog({
  skill,
  onDone,
  onClose,
}: {
  skill: SkillDetail;
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("skill-catalogue");
  const { show } = useSnackbar();
  const [remove, { isLoading }] = useDeleteSkillMutation();
  const { id, version, name } = skill;
  const confirm = async () => {
    const { error } = await remove({ query: { id, version } });
    if (error) show(isApiError(error) ? error.message : undefined, "error");
    else {
      show(t("delete.done", { name }));
      onDone();
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t("delete.title", { name })}
      text={t("delete.text")}
      confirm={t("acts.delete")}
      isBusy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
