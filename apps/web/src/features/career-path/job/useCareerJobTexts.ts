import type { CareerJob } from "@vaardig/contract/career-path/careerJob";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";

/** Returns the texts of a job on a career path. */
export function useCareerJobTexts() {
  const { t } = useTranslation(["career-path", "common"]);
  const format = useFormat();
  const band = ({ match }: Pick<CareerJob, "match">) => t(`common:bands.${match.band ?? "none"}`);
  const effort = (levels: number) =>
    t("career-path:effort", { count: levels, formatted: format.number(levels) });
  return {
    band,
    effort,
    /** Match and effort on one line. */
    short: (job: CareerJob) => {
      if (job.hops === 0) return t("career-path:present");
      if (!job.match.band) return t("common:bands.none");
      return [band(job), effort(job.effort)].join(" · ");
    },
    moves: (count: number) =>
      count === 0 ? t("career-path:present") : t("career-path:moves-away", { count }),
  };
}
