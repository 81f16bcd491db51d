import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type Erasure, exportAccount } from "@vaardig/contract/account/account";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDownload } from "../../../lib/api/useDownload.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetAccountQuery } from "../account.api.ts";
import { AccountDeleted } from "../parts/AccountDeleted.tsx";
import { DeleteSection } from "../parts/DeleteSection.tsx";
import { LanguageSection } from "../parts/LanguageSection.tsx";
import { PasswordSection } from "../parts/PasswordSection.tsx";
import { RetentionSection } from "../parts/RetentionSection.tsx";
import { Section } from "../parts/Section.tsx";

/** The own account: language, password, what is kept until when, a copy of it, and leaving. */
export function AccountPage() {
  const { t } = useTranslation("account");
  const { data, error, refetch } = useGetAccountQuery();
  const download = useDownload(exportAccount);
  const [proof, setProof] = useState<Erasure | null>(null);
  if (proof) return <AccountDeleted proof={proof} />;
  return (
    <>
      <PageHeader title={t("title")} {...(data && { description: data.email })} />
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <DetailSkeleton />
      ) : (
        <Box sx={{ display: "grid", gap: 6, maxWidth: 640 }}>
          <LanguageSection />
          <PasswordSection account={data} />
          {data.keeping && (
            <>
              <RetentionSection account={data} keeping={data.keeping} />
              <Section title={t("export.title")} text={t("export.text")}>
                <Button
                  variant="outlined"
                  aria-disabled={download.isBusy}
                  onClick={() => !download.isBusy && void download.start({})}
                >
                  {t("export.start")}
                </Button>
              </Section>
              <DeleteSection account={data} onErased={setProof} />
            </>
          )}
        </Box>
      )}
    </>
  );
}
