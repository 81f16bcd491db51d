import type { Job } from "@vaardig/contract/jobs/jobs";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";

const TONES = { later: "neutral", soon: "attention", passed: "attention" } as const;

/** Last day to apply; nothing without one. */
export function Deadline({ job }: { job: Pick<Job, "apply_by" | "closing"> }) {
  const { t } = useTranslation("jobs");
  const format = useFormat();
  const { apply_by: day, closing } = job;
  if (!day || !closing) return null;
  const label = t(closing === "passed" ? "deadline-passed" : "deadline", { date: format.date(day) });
  return <StatusChip label={label} tone={TONES[closing]} />;
}
