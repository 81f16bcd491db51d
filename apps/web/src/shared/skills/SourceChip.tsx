import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../../ui/StatusChip.tsx";

const TONE = { confirmed: "positive", self: "neutral", inferred: "info", language: "neutral" } as const;

/** Source of a level. */
export function SourceChip({ source }: { source: PersonSkill["source"] }) {
  const { t } = useTranslation("rating");
  return <StatusChip tone={TONE[source]} label={t(`source.${source}`)} />;
}
