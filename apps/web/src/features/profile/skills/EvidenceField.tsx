import { LIMITS } from "@vaardig/contract/limits";
import { useTranslation } from "react-i18next";
import { LongText } from "../../../ui/LongText.tsx";

/** What a confirmation rests on; may be left empty. */
export function EvidenceField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation("profile");
  return (
    <LongText
      label={t("skills.evidence")}
      help={t("skills.evidence-help")}
      value={value}
      onChange={onChange}
      limit={LIMITS.description}
    />
  );
}
