import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { DATA_REQUEST_KINDS, newDataRequest } from "@vaardig/contract/data-requests/dataRequests";
import type { MyData } from "@vaardig/contract/data-requests/myData";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useAddDataRequestMutation } from "../../../shared/my-data/myData.api.ts";
import { RequestState } from "../../../shared/my-data/RequestState.tsx";
import { Form } from "../../../ui/Form.tsx";
import { SelectInput } from "../../../ui/SelectInput.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { Section } from "./Section.tsx";

/** The person's data requests with state and deadline, and a form for a new one. */
export function RequestsSection({ requests }: Pick<MyData, "requests">) {
  const { t } = useTranslation("my-data");
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={t("requests.title")} text={t("requests.text")}>
      {requests.length > 0 && (
        <Box component="ul" sx={{ m: 0, mb: 4, p: 0, listStyle: "none", display: "grid", gap: 3 }}>
          {requests.map((request) => (
            <Box component="li" key={request.id} sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
              <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
                <Typography sx={{ fontWeight: 600 }}>{t(`request-kinds.${request.kind}`)}</Typography>
                <RequestState state={request.state} />
              </Box>
              {request.text && <Typography sx={{ overflowWrap: "anywhere" }}>{request.text}</Typography>}
              <Typography variant="caption" sx={{ color: "text.secondary" }}>
                {request.closed_at
                  ? t("requests.closed", { date: format.date(request.closed_at) })
                  : t("requests.due", { date: format.date(request.due_on) })}
              </Typography>
              {(request.reason ?? request.extended_reason) && (
                <Typography sx={{ overflowWrap: "anywhere" }}>
                  {t("reason", { text: request.reason ?? request.extended_reason })}
                </Typography>
              )}
            </Box>
          ))}
        </Box>
      )}
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t("requests.add")}
      </Button>
      {isOpen && <RequestSheet onClose={() => setOpen(false)} />}
    </Section>
  );
}

function RequestSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("my-data");
  const { show } = useSnackbar();
  const [add] = useAddDataRequestMutation();
  const form = useContractForm(newDataRequest, { defaultValues: { kind: "correction", text: "" } });
  const kind = form.watch("kind");
  return (
    <SideSheet open onClose={onClose} title={t("requests.add")}>
      <Form
        form={form}
        label={t("requests.add")}
        whilePaused
        onSubmit={async (body) => {
          await add({ body }).unwrap();
          show(t("requests.added"));
          onClose();
        }}
      >
        <SelectInput
          control={form.control}
          name="kind"
          label={t("requests.kind")}
          required
          options={DATA_REQUEST_KINDS.map((value) => ({ value, label: t(`request-kinds.${value}`) }))}
        />
        <Alert severity="info">{t(`request-help.${kind}`)}</Alert>
        <TextInput rows={4} control={form.control} name="text" label={t("requests.what")} counter={700} />
        <SubmitButton>{t("requests.send")}</SubmitButton>
      </Form>
    </SideSheet>
  );
}
