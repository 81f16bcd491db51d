import Box from "@mui/material/Box";
import type { Account, Erasure } from "@vaardig/contract/account/account";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useGetMyDataQuery } from "../../../shared/my-data/myData.api.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { AccountDeleted } from "./AccountDeleted.tsx";
import { DeleteSection } from "./DeleteSection.tsx";
import { ExportSection } from "./ExportSection.tsx";
import { RequestsSection } from "./RequestsSection.tsx";
import { RetentionSection } from "./RetentionSection.tsx";
import { Section } from "./Section.tsx";
import { StoredDataKinds } from "./StoredDataKinds.tsx";

/** Retention, data export, consents, requests, and account deletion. */
export function MyDataSection({ account }: { account: Account }) {
  const { t } = useTranslation("my-data");
  const format = useFormat();
  const [proof, setProof] = useState<Erasure | null>(null);
  const { data, error, refetch } = useGetMyDataQuery();
  if (proof) return <AccountDeleted proof={proof} />;
  if (!data)
    return error ? (
      <ErrorState title={t("failed")} error={error} onRetry={refetch} />
    ) : (
      <DetailSkeleton lines={8} />
    );
  const { months_after_leaving: months, consents, can } = data;
  return (
    <>
      {account.keeping && <RetentionSection account={account} keeping={account.keeping} />}
      <Section
        title={t("kinds-title")}
        text={
          months === null
            ? t("kinds-text")
            : t("kinds-text-employee", { company: account.company_name, count: months })
        }
      >
        <StoredDataKinds of={data} />
      </Section>
      <ExportSection />
      {consents.length > 0 && (
        <Section title={t("consents.title")}>
          <Box component="ul" sx={{ m: 0, pl: 5 }}>
            {consents.map(({ given_at: given, withdrawn_at: ended }) => (
              <li key={given}>
                {ended
                  ? t("consents.ended", { given: format.date(given), ended: format.date(ended) })
                  : t("consents.given", { given: format.date(given) })}
              </li>
            ))}
          </Box>
        </Section>
      )}
      <RequestsSection requests={data.requests} />
      {can.includes("erase") && <DeleteSection account={account} onErased={setProof} />}
    </>
  );
}
