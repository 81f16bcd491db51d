import { LIMITS } from "@vaardig/contract/limits";
import { useTranslation } from "react-i18next";
import { LongText } from "../../../ui/LongText.tsx";

/** Optional field for the evidence of a confirmation. */
export function EvidenceField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation("rating");
  return (
    <LongText
      label={t("give.evidence")}
      help={t("give.evidence-help")}
      value={value}
      onChange={onChange}
      limit={LIMITS.description}
    />
  );
}
