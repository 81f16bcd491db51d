import { LIMITS } from "@vaardig/contract/limits";
import { type TalentPoolDetail, talentPoolBody } from "@vaardig/contract/talent-pools/talentPools";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useAddTalentPoolMutation } from "../../../shared/add-to/addTo.api.ts";
import { Form } from "../../../ui/Form.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { useSaveTalentPoolMutation } from "../talentPools.api.ts";

interface Props {
  /** The edited pool; absent for a new one. */
  pool?: Pick<TalentPoolDetail, "id" | "version" | "name" | "description">;
  onDone?: (id: string) => void;
  onClose: () => void;
}

/** Sheet to edit name and description of a talent pool. Mounted while open. */
export function PoolSheet({ pool, onDone, onClose }: Props) {
  const { t } = useTranslation(["talent-pools", "common"]);
  const { show } = useSnackbar();
  const [start] = useAddTalentPoolMutation();
  const [save] = useSaveTalentPoolMutation();
  const { name = "", description = "" } = pool ?? {};
  const form = useContractForm(talentPoolBody, { defaultValues: { name, description } });
  const title = t(pool ? "form.edit-title" : "form.new-title");
  return (
    <SideSheet open onClose={onClose} title={title}>
      <Form
        form={form}
        label={title}
        onSubmit={async (words) => {
          const saved = pool
            ? await save({ body: { id: pool.id, version: pool.version, ...words } }).unwrap()
            : await start({ body: words }).unwrap();
          show(t(pool ? "form.saved" : "form.started", { name: saved.name }));
          onClose();
          onDone?.(saved.id);
        }}
      >
        <TextInput
          control={form.control}
          name="name"
          label={t("form.name")}
          placeholder={t("form.name-placeholder")}
          required
          autoFocus
        />
        <TextInput
          control={form.control}
          name="description"
          label={t("form.description")}
          help={t("form.description-help")}
          rows={4}
          counter={LIMITS.description}
        />
        <SubmitButton>{t(pool ? "common:save" : "form.start")}</SubmitButton>
      </Form>
    </SideSheet>
  );
}
