import Button from "@mui/material/Button";
import { type Account, type Erasure, exportAccount } from "@vaardig/contract/account/account";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDownload } from "../../../lib/api/useDownload.ts";
import { AccountDeleted } from "./AccountDeleted.tsx";
import { DeleteSection } from "./DeleteSection.tsx";
import { RetentionSection } from "./RetentionSection.tsx";
import { Section } from "./Section.tsx";

/** What is kept until when, a copy of it, and leaving. */
export function MyDataSection({ account }: { account: Account }) {
  const { t } = useTranslation("account");
  const download = useDownload(exportAccount);
  const [proof, setProof] = useState<Erasure | null>(null);
  if (proof) return <AccountDeleted proof={proof} />;
  if (!account.keeping)
    return (
      <Section
        title={t("keeping.title")}
        text={t("keeping.own_account", { company: account.company_name })}
      />
    );
  return (
    <>
      <RetentionSection account={account} keeping={account.keeping} />
      <Section title={t("export.title")} text={t("export.text")}>
        <Button
          variant="outlined"
          aria-disabled={download.isBusy}
          onClick={() => !download.isBusy && void download.start({})}
        >
          {t("export.start")}
        </Button>
      </Section>
      <DeleteSection account={account} onErased={setProof} />
    </>
  );
}
