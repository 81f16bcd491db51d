import Typography from "@mui/material/Typography";
import { LANGUAGES } from "@vaardig/contract/limits";
import type { SkillDetail } from "@vaardig/contract/skills/skillCatalogue";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { Form } from "../../../ui/Form.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { useSaveSkillAliasesMutation } from "../catalogue.api.ts";
import { AliasInput } from "./AliasInput.tsx";

interface Values {
  aliases_en: string[];
  aliases_nl: string[];
}

/** Drawer to edit the company's own names of a shared skill. */
export function AliasDrawer({ of, onClose }: { of: SkillDetail; onClose: () => void }) {
  const { t } = useTranslation("skill-catalogue");
  const { show } = useSnackbar();
  const [save] = useSaveSkillAliasesMutation();
  const { id, name, company_aliases_en, company_aliases_nl } = of;
  const form = useForm<Values, unknown, Values>({
    defaultValues: { aliases_en: company_aliases_en, aliases_nl: company_aliases_nl },
  });
  const submit = async (values: Values) => {
    await save({ body: { id, ...values } }).unwrap();
    show(t("alias.saved", { name }));
    onClose();
  };
  return (
    <SideSheet open onClose={onClose} title={t("alias.title", { name })}>
      <Form form={form} onSubmit={submit}>
        <Typography sx={{ color: "text.secondary" }}>{t("alias.text")}</Typography>
        {LANGUAGES.map((language) => (
          <AliasInput
            key={language}
            control={form.control}
            name={`aliases_${language}`}
            label={t(`fields.aliases_${language}`)}
            help={t("fields.aliases-help")}
          />
        ))}
        <SubmitButton>{t("alias.save")}</SubmitButton>
      </Form>
    </SideSheet>
  );
}
