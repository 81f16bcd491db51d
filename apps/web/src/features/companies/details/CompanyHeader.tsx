import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Customer } from "@vaardig/contract/companies/customers";
import { useTranslation } from "react-i18next";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { industryName } from "../../../shared/company/industries.ts";
import { MoreMenu } from "../../../ui/ActsMenu.tsx";
import { CompanyLogo } from "../../../ui/CompanyLogo.tsx";
import { FoldingRecordHeader } from "../../../ui/FoldingRecordHeader.tsx";
import { CompanyStateChip } from "../CompanyStateChip.tsx";
import { LIFECYCLE_ACTS, type LifecycleAct } from "./LifecycleDialog.tsx";

interface Props {
  company: Customer;
  onAct: (act: LifecycleAct) => void;
}

/** Header of a company: name, lifecycle state and actions. */
export function CompanyHeader({ company, onAct }: Props) {
  const { t } = useTranslation("companies");
  const language = useCurrentLanguage();
  const industry = industryName(company.industry, language);
  const facts = [industry || t("no-industry"), company.slug];
  const acts = LIFECYCLE_ACTS.filter((act) => company.can.includes(act));
  return (
    <FoldingRecordHeader
      name={company.name}
      picture={(size) => <CompanyLogo name={company.name} src={company.logo_url} size={size} />}
      about={[t(`states.${company.life.state}`), industry, company.slug].filter(Boolean).join(" · ")}
      chips={<CompanyStateChip state={company.life.state} />}
      acts={acts.map((act) => (
        <Button
          key={act}
          variant={act === "resume" ? "contained" : "outlined"}
          color={act === "suspend" ? "error" : "primary"}
          onClick={() => onAct(act)}
        >
          {t(`acts.${act}.button`)}
        </Button>
      ))}
      menu={(isFolded) =>
        isFolded && (
          <MoreMenu
            label={t("acts.more", { name: company.name })}
            acts={acts.map((act) => ({
              key: act,
              label: t(`acts.${act}.button`),
              isFinal: act === "suspend",
              onAct: () => onAct(act),
            }))}
          />
        )
      }
    >
      <Typography sx={{ mt: 1, color: "text.secondary", overflowWrap: "anywhere" }}>
        {facts.join(" · ")}
      </Typography>
    </FoldingRecordHeader>
  );
}
