import type { DataRequest } from "@vaardig/contract/data-requests/dataRequests";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../../ui/StatusChip.tsx";

const TONE = { received: "info", in_progress: "attention", done: "positive", refused: "neutral" } as const;

/** Chip of a data request's state. */
export function RequestState({ state }: Pick<DataRequest, "state">) {
  const { t } = useTranslation("my-data");
  return <StatusChip tone={TONE[state]} label={t(`states.${state}`)} />;
}
