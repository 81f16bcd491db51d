import DownIcon from "lucide-react/icons/arrow-down-right";
import LevelIcon from "lucide-react/icons/arrow-right";
import UpIcon from "lucide-react/icons/arrow-up-right";
import { useTranslation } from "react-i18next";

/** Icon for a more senior, equal or less senior job; nothing when unknown. */
export function StepIcon({ step }: { step: number | null }) {
  const { t } = useTranslation("career-path");
  if (step === null) return null;
  if (step === 0) return <LevelIcon size={14} role="img" aria-label={t("step.same")} />;
  const Icon = step > 0 ? UpIcon : DownIcon;
  return <Icon size={14} role="img" aria-label={t(step > 0 ? "step.up" : "step.down")} />;
}
