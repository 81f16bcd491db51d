import type { Certificate } from "@vaardig/contract/profile/certificates";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { useGetCertificatesQuery } from "../profile.api.ts";
import { CareerSection } from "./CareerSection.tsx";
import { CertificateSheet } from "./CertificateSheet.tsx";
import { isExpired } from "./isExpired.ts";
import { useCertificateActions } from "./useCertificateActions.ts";

/** Certificates, licences and registrations, the latest on top. */
export function CertificateSection({ userId }: { userId: string }) {
  const { t } = useTranslation("profile");
  const format = useFormat();
  const [open, setOpen] = useState<Certificate | "new" | null>(null);
  const read = useGetCertificatesQuery({ query: { user_id: userId } });
  const { remove } = useCertificateActions(userId);
  const validity = (expires: string | null) => {
    if (expires === null) return undefined;
    const isOver = isExpired(expires, new Date());
    return isOver ? (
      <StatusChip label={t("certificates.expired", { date: format.date(expires) })} />
    ) : (
      t("certificates.expires", { date: format.date(expires) })
    );
  };
  return (
    <CareerSection
      kind="certificates"
      read={read}
      stretchOf={({ name, issuer, number, issued_on: issued, expires_on: expires }) => ({
        title: name,
        subtitle: [issuer, number].filter(Boolean).join(" · "),
        period: issued ? t("certificates.issued", { date: format.month(issued) }) : "",
        note: validity(expires),
      })}
      onOpen={setOpen}
      onRemove={(entry) => void remove(entry)}
    >
      {open && (
        <CertificateSheet
          userId={userId}
          entry={open === "new" ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </CareerSection>
  );
}
