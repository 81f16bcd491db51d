import { type Certificate, certificateBody } from "@vaardig/contract/profile/certificates";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { DateInput } from "../../../ui/DateInput.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { useAddCertificateMutation, useSaveCertificateMutation } from "../profile.api.ts";
import { EntrySheet } from "./EntrySheet.tsx";

interface Props {
  userId: string;
  /** Null for a new one. */
  entry: Certificate | null;
  onClose: () => void;
}

/** A certificate to fill in, beside the profile. */
export function CertificateSheet({ userId, entry, onClose }: Props) {
  const { t } = useTranslation("profile");
  const [add] = useAddCertificateMutation();
  const [save] = useSaveCertificateMutation();
  const form = useContractForm(certificateBody, {
    defaultValues: {
      name: entry?.name ?? "",
      issuer: entry?.issuer ?? null,
      number: entry?.number ?? null,
      issued_on: entry?.issued_on ?? null,
      expires_on: entry?.expires_on ?? null,
    },
  });
  const { control } = form;
  return (
    <EntrySheet
      form={form}
      title={t(entry ? "certificates.edit-title" : "certificates.add")}
      submit={t("certificates.save")}
      done={t(entry ? "certificates.saved" : "certificates.added")}
      onClose={onClose}
      onSave={(values) =>
        entry
          ? save({ body: { ...values, id: entry.id, version: entry.version } }).unwrap()
          : add({ body: { ...values, user_id: userId } }).unwrap()
      }
    >
      <TextInput control={control} name="name" label={t("certificates.name")} required autoFocus />
      <TextInput control={control} name="issuer" label={t("certificates.issuer")} />
      <TextInput control={control} name="number" label={t("certificates.number")} />
      <DateInput control={control} name="issued_on" label={t("certificates.issued_on")} />
      <DateInput
        control={control}
        name="expires_on"
        label={t("certificates.expires_on")}
        help={t("certificates.expires-help")}
      />
    </EntrySheet>
  );
}
