import { LIMITS } from "@vaardig/contract/limits";
import { useTranslation } from "react-i18next";
import { LongText } from "../../../ui/LongText.tsx";

/** What a confirmation rests on; may be left empty. */
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
