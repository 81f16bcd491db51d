import type { Certificate } from "@vaardig/contract/profile/certificates";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useGetCertificatesQuery } from "../profile.api.ts";
import { CareerSection } from "./CareerSection.tsx";
import { CertificateNote } from "./CertificateNote.tsx";
import { CertificateSheet } from "./CertificateSheet.tsx";
import { useCertificateActions } from "./useCertificateActions.ts";

/** Certificates, licences and registrations, latest first. */
export function CertificateSection({ userId }: { userId: string }) {
  const { t } = useTranslation(["profile", "certificates"]);
  const format = useFormat();
  const [open, setOpen] = useState<Certificate | "new" | null>(null);
  const read = useGetCertificatesQuery({ query: { user_id: userId } });
  const [asked, setAsked] = useState<Certificate | null>(null);
  const { remove } = useCertificateActions(userId);
  /** Asks for confirmation when a scan or a confirmation would be lost. */
  const ask = (entry: Certificate) =>
    entry.scan || entry.confirmed ? setAsked(entry) : void remove(entry, true);
  return (
    <CareerSection
      kind="certificates"
      read={read}
      stretchOf={(entry) => ({
        title: entry.name,
        subtitle: [entry.issuer, entry.number].filter(Boolean).join(" · "),
        period: entry.issued_on ? t("certificates.issued", { date: format.month(entry.issued_on) }) : "",
        note: <CertificateNote of={entry} />,
      })}
      onOpen={setOpen}
      onRemove={ask}
    >
      {open && (
        <CertificateSheet
          userId={userId}
          entry={open === "new" ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
      {asked && (
        <ConfirmDialog
          open
          title={t("certificates:delete-title", { name: asked.name })}
          text={t("certificates:delete-text")}
          confirm={t("certificates:delete")}
          onConfirm={() => {
            setAsked(null);
            void remove(asked, false);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </CareerSection>
  );
}
