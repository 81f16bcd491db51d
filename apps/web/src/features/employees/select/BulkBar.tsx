import { useTranslation } from "react-i18next";
import { SelectionBar } from "../../../ui/list/SelectionBar.tsx";

/** What can be done with several people. */
export type BulkAct = "invite" | "add_to_talent_pool" | "add_to_job" | "leave";

interface Props {
  count: number;
  total: number;
  /** Acts of the list as a whole. */
  can: readonly string[];
  onAct: (act: BulkAct) => void;
  onAll: () => void;
  onClear: () => void;
  isNarrow: boolean;
}

const ACTS: readonly BulkAct[] = ["invite", "add_to_talent_pool", "add_to_job", "leave"];

/** Raised at the bottom while people are ticked. */
export function BulkBar({ can, onAct, ...bar }: Props) {
  const { t } = useTranslation("employees");
  const { count, total, isNarrow } = bar;
  const acts = ACTS.filter((act) => can.includes(act === "leave" ? "deactivate" : act));
  return (
    <SelectionBar
      {...bar}
      acts={acts.map((key) => ({ key, label: t(`actions.${key}`), ending: key === "leave" }))}
      onAct={(key) => onAct(key as BulkAct)}
      words={{
        region: t("select.region"),
        count: t("select.count", { count }),
        all: t("select.all", { count: total }),
        clear: t(isNarrow ? "select.clear-short" : "select.clear"),
        actions: t("details.actions"),
      }}
    />
  );
}
