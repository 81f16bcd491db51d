import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import type { SkillDetail } from "@vaardig/contract/skills/skillCatalogue";
import { useTranslation } from "react-i18next";
import { SimilarList } from "../../../shared/skills/add/SimilarList.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { VersionedForm } from "../../../ui/VersionedForm.tsx";
import { SkillFields } from "./SkillFields.tsx";
import { fieldText, valuesOf } from "./skillValues.ts";
import { useSkillForm } from "./useSkillForm.ts";

interface Props {
  /** The edited skill; null for a new one. */
  of: SkillDetail | null;
  /** True when another person must approve a new skill. */
  isProposal: boolean;
  /** Opens a similar skill. */
  onShow?: (id: string) => void;
  onClose: () => void;
}

/** Drawer to add, propose or edit a skill. */
export function SkillDrawer({ of, isProposal, onShow, onClose }: Props) {
  const { t } = useTranslation("skill-catalogue");
  const { similar, ...saving } = useSkillForm(of, onClose);
  const isNew = of === null;
  const title = isNew ? t(isProposal ? "edit.propose" : "edit.add") : t("edit.title", { name: of.name });
  const anyway = t(isProposal ? "edit.propose-anyway" : "edit.add-anyway");
  return (
    <SideSheet
      open
      onClose={onClose}
      title={title}
      subtitle={isNew && isProposal ? t("edit.propose-help") : undefined}
    >
      <VersionedForm
        {...saving}
        label={title}
        record={of}
        valuesOf={valuesOf}
        words={{
          title: () => t("edit.conflict"),
          label: (name) => t(`fields.${name}`),
          value: (name, values) => fieldText(values[name]),
        }}
      >
        <SkillFields control={saving.form.control} hasLevels={Boolean(of?.levels_en ?? of?.levels_nl)} />
        {similar.length > 0 && (
          <Alert
            severity="info"
            icon={false}
            sx={{ "& .MuiAlert-message": { width: "100%" } }}
            ref={(node: HTMLElement | null) => node?.scrollIntoView({ block: "nearest" })}
          >
            <Typography sx={{ fontWeight: 600 }}>{t("edit.similar")}</Typography>
            <SimilarList
              similar={similar}
              action={(name) => t("edit.show", { name })}
              onUse={({ id }) => {
                onClose();
                onShow?.(id);
              }}
            />
          </Alert>
        )}
        <SubmitButton>{similar.length > 0 ? anyway : isNew ? title : t("edit.save")}</SubmitButton>
      </VersionedForm>
    </SideSheet>
  );
}
