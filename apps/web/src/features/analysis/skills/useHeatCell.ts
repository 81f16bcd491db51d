import type { Coverage } from "@vaardig/contract/analysis/skillsAnalysis";
import { useTranslation } from "react-i18next";
import type { HeatMetric } from "./readHeatAddress.ts";
import { shareOf, toneOfMean, toneOfShare } from "./shareTones.ts";
import { useHeatTable } from "./useHeatTable.ts";

interface HeatCell {
  /** Number in the cell; empty where the skill is not required. */
  text: string;
  /** All that the cell stands for, as a sentence. */
  said: string;
  /** One of the five tones; undefined without a number. */
  tone?: 1 | 2 | 3 | 4 | 5 | undefined;
}

/** Returns how a cell of the heat map is shown: null is hidden because of few people, undefined not required. */
export function useHeatCell(shown: HeatMetric) {
  const { t } = useTranslation("analysis");
  const { percent, mean } = useHeatTable();
  return (is: Coverage | null | undefined, names: { department: string; skill: string }): HeatCell => {
    if (is === undefined) return { text: "", said: t("heat.cell-none", names) };
    if (is === null) return { text: "<5", said: t("heat.cell-hidden", names) };
    const share = shareOf(is);
    const said = t("heat.cell", {
      ...names,
      share: percent(share),
      mean: mean(is.mean),
      met: is.met,
      known: is.asked - is.unknown,
      unknown: is.unknown,
    });
    if (shown === "level")
      return { said, text: mean(is.mean), tone: is.mean === null ? undefined : toneOfMean(is.mean) };
    return { said, text: percent(share), tone: share === null ? undefined : toneOfShare(share) };
  };
}
