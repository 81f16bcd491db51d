import Alert from "@mui/material/Alert";
import { type Certificate, certificateBody } from "@vaardig/contract/profile/certificates";
import { useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { hasExpired } from "../../../lib/language/hasExpired.ts";
import {
  useDeleteScanMutation,
  useListLicencesQuery,
  useUploadScanMutation,
} from "../../../shared/certificates/certificates.api.ts";
import { ScanField } from "../../../shared/certificates/ScanField.tsx";
import { DateInput } from "../../../ui/DateInput.tsx";
import { SelectInput } from "../../../ui/SelectInput.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { useAddCertificateMutation, useSaveCertificateMutation } from "../profile.api.ts";
import { EntrySheet } from "./EntrySheet.tsx";

interface Props {
  userId: string;
  /** Null for a new entry. */
  entry: Certificate | null;
  onClose: () => void;
}

/** Sheet to edit a certificate. */
export function CertificateSheet({ userId, entry, onClose }: Props) {
  const { t } = useTranslation(["profile", "certificates"]);
  const [add] = useAddCertificateMutation();
  const [save] = useSaveCertificateMutation();
  const [upload] = useUploadScanMutation();
  const [removeScan] = useDeleteScanMutation();
  const licences = useListLicencesQuery();
  const [file, setFile] = useState<File | null>();
  const [isSending, setSending] = useState(false);
  // When the certificate was stored but its scan was refused, a retry updates it instead of adding another.
  const stored = useRef(entry);
  const form = useContractForm(certificateBody, {
    defaultValues: {
      name: entry?.name ?? "",
      issuer: entry?.issuer ?? null,
      number: entry?.number ?? null,
      issued_on: entry?.issued_on ?? null,
      expires_on: entry?.expires_on ?? null,
      skill_id: entry?.skill?.id ?? null,
    },
  });
  const { control } = form;
  const expires = useWatch({ control, name: "expires_on" });
  const sendScan = async (id: string) => {
    if (file === undefined) return;
    setSending(true);
    try {
      if (file) stored.current = await upload({ query: { id }, file }).unwrap();
      else if (entry?.scan) await removeScan({ query: { id } }).unwrap();
    } finally {
      setSending(false);
    }
  };
  const store = async (values: z.output<typeof certificateBody>) => {
    const before = stored.current;
    stored.current = before
      ? await save({ body: { ...values, id: before.id, version: before.version } }).unwrap()
      : await add({ body: { ...values, user_id: userId } }).unwrap();
    await sendScan(stored.current.id);
  };
  return (
    <EntrySheet
      form={form}
      title={t(entry ? "certificates.edit-title" : "certificates.add")}
      submit={t("certificates.save")}
      done={t(entry ? "certificates.saved" : "certificates.added")}
      isDirty={form.formState.isDirty || file !== undefined}
      onClose={onClose}
      onSave={store}
    >
      {entry?.confirmed && <Alert severity="info">{t("certificates:voids")}</Alert>}
      <TextInput control={control} name="name" label={t("certificates.name")} required autoFocus />
      <SelectInput
        control={control}
        name="skill_id"
        label={t("certificates:licence")}
        help={t("certificates:licence-help")}
        none={t("certificates:licence-none")}
        options={(licences.data?.data ?? (entry?.skill ? [entry.skill] : [])).map(({ id, name }) => ({
          value: id,
          label: name,
        }))}
      />
      <TextInput control={control} name="issuer" label={t("certificates.issuer")} />
      <TextInput control={control} name="number" label={t("certificates.number")} />
      <DateInput control={control} name="issued_on" label={t("certificates.issued_on")} />
      <DateInput
        control={control}
        name="expires_on"
        label={t("certificates.expires_on")}
        help={t("certificates.expires-help")}
      />
      {expires && hasExpired(expires, new Date()) && (
        <Alert severity="warning">{t("certificates:is-over")}</Alert>
      )}
      <ScanField stored={entry?.scan?.name ?? null} file={file} onFile={setFile} isBusy={isSending} />
    </EntrySheet>
  );
}
