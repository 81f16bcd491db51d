import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import {
  addSavedView,
  type Digest,
  type SavedView,
  type SavedViewScreen,
} from "@vaardig/contract/saved-views/savedViews";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../lib/form/useContractForm.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { Form } from "../../ui/Form.tsx";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { TextInput } from "../../ui/TextInput.tsx";
import { DigestSelect } from "./DigestSelect.tsx";
import { useAddSavedViewMutation, useRenameSavedViewMutation } from "./savedViews.api.ts";

interface Props {
  screen: SavedViewScreen;
  search: string;
  views: readonly SavedView[];
  /** The renamed view; absent when saving a new one. */
  renamed?: SavedView | undefined;
  onClose: () => void;
}

const nameOf = addSavedView.body.pick({ name: true });
const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Dialog for the name of a view. Mounted while open. */
export function SaveViewDialog({ screen, search, views, renamed, onClose }: Props) {
  const { t } = useTranslation(["saved-views", "common"]);
  const { show } = useSnackbar();
  const [add] = useAddSavedViewMutation();
  const [rename] = useRenameSavedViewMutation();
  const form = useContractForm(nameOf, { defaultValues: { name: renamed?.name ?? "" } });
  const typed = useWatch({ control: form.control, name: "name" });
  const there = renamed ? undefined : views.find(({ name }) => isSame(name, typed));
  const isSearch = screen === "jobs";
  const [digest, setDigest] = useState<Digest>("weekly");
  const title = t(
    renamed ? (isSearch ? "rename-search" : "rename-title") : isSearch ? "save-search" : "save-title",
  );

  const keep = async (name: string) => {
    await add({ body: { screen, name, search, ...(isSearch && { digest }) } }).unwrap();
    if (!there) {
      show(t("saved", { name }));
      return;
    }
    const before = { screen, name: there.name, search: there.search };
    const undo = () => void add({ body: { ...before, ...(isSearch && { digest: there.digest }) } });
    show(t("replaced", { name }), "success", { undo });
  };
  return (
    <FormDialog title={title} onClose={onClose}>
      <Form
        form={form}
        label={title}
        onSubmit={async ({ name }) => {
          if (renamed) {
            await rename({ body: { id: renamed.id, name } }).unwrap();
            show(t(isSearch ? "renamed-search" : "renamed", { name }));
          } else await keep(name);
          onClose();
        }}
      >
        <TextInput
          control={form.control}
          name="name"
          label={t("name")}
          {...(!renamed && { help: t("save-help") })}
          required
          autoFocus
        />
        {isSearch && !renamed && (
          <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
            <Typography sx={{ fontWeight: 500 }}>{t("digest.ask")}</Typography>
            <DigestSelect label={t("digest.ask")} value={digest} onChange={setDigest} />
            <Typography variant="caption" sx={{ color: "text.secondary" }}>
              {t("digest.help")}
            </Typography>
          </Box>
        )}
        {there && <Alert severity="info">{t("replaces")}</Alert>}
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 2 }}>
          <Button variant="outlined" onClick={onClose}>
            {t("common:cancel")}
          </Button>
          <SubmitButton>
            {t(renamed ? "rename-save" : there ? "replace" : isSearch ? "save-search" : "save")}
          </SubmitButton>
        </Box>
      </Form>
    </FormDialog>
  );
}
