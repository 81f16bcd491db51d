import DownIcon from "lucide-react/icons/arrow-down-right";
import LevelIcon from "lucide-react/icons/arrow-right";
import UpIcon from "lucide-react/icons/arrow-up-right";
import { useTranslation } from "react-i18next";

/** Whether a job is more senior, as senior or less so than the present one; nothing where that is not known. */
export function StepIcon({ step }: { step: number | null }) {
  const { t } = useTranslation("career-path");
  if (step === null) return null;
  if (step === 0) return <LevelIcon size={14} role="img" aria-label={t("step.same")} />;
  const Icon = step > 0 ? UpIcon : DownIcon;
  return <Icon size={14} role="img" aria-label={t(step > 0 ? "step.up" : "step.down")} />;
}
