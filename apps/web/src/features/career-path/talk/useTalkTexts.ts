import type { CareerPath, CareerTarget } from "@vaardig/contract/career-path/careerPath";
import type { MatchRequirement } from "@vaardig/contract/matching";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { asLevel } from "../../../shared/skills/levelNames.ts";
import { questionsFor, type TalkQuestion } from "./questionsFor.ts";

/** A titled part of the summary. */
export interface TalkPart {
  title: string;
  lines: string[];
}

export interface TalkJob {
  name: string;
  match: string;
  parts: TalkPart[];
}

/** Returns the texts of the summary per job: gap, routes, shortest way forward, and questions. */
export function useTalkTexts() {
  const { t } = useTranslation(["career-path", "common"]);
  const format = useFormat();
  const level = (value: number | null | undefined) => t(`common:levels.${asLevel(value) ?? "none"}`);
  const hours = (count: number) => t("career-path:hours", { count, formatted: format.number(count) });

  const ask = ({ key, job, skill = "", have, need, course = "", hours: long = 0 }: TalkQuestion) =>
    t(`career-path:talk.ask.${key}`, {
      job,
      skill,
      course,
      have: level(have),
      need: level(need),
      hours: hours(long),
    });
  const haveOf = (status: MatchRequirement["status"], have: number | null) => {
    if (status === "level_unknown") return t("career-path:talk.not-stated");
    return have === null ? t("career-path:talk.not-there") : level(have);
  };
  const gap = ({ sheet }: CareerTarget) =>
    sheet.requirements
      .filter(({ status }) => status !== "met")
      .sort((a, b) => b.lost - a.lost)
      .map(({ skill, have, need, status }) =>
        skill.kind === "licence"
          ? t("career-path:talk.licence", { skill: skill.name })
          : t("career-path:talk.gap-line", {
              skill: skill.name,
              have: haveOf(status, have),
              need: level(need),
            }),
      );
  const ways = ({ routes }: CareerTarget, from: string) =>
    routes.map(({ jobs }) => [from, ...jobs.map(({ name }) => name)].join(" → "));
  const cheapest = ({ cheapest: route }: CareerTarget) =>
    route
      ? [
          ...route.courses.map(({ title, hours: long }) => `${title} (${hours(long)})`),
          ...route.changes.map(({ skill, to }) =>
            skill.kind === "licence"
              ? t("career-path:cheapest.licence", { skill: skill.name })
              : t("career-path:cheapest.raise", { skill: skill.name, level: level(to) }),
          ),
        ]
      : [];

  return (path: CareerPath, target: CareerTarget): TalkJob => {
    const from = path.present?.name ?? path.person.name;
    const band = t(`common:bands.${target.sheet.band ?? "none"}`);
    const score = target.sheet.score === null ? "" : ` (${format.percent(target.sheet.score)})`;
    const parts = [
      { title: t("career-path:talk.gap"), lines: gap(target) },
      { title: t("career-path:routes.title"), lines: ways(target, from) },
      { title: t("career-path:cheapest.title"), lines: cheapest(target) },
      { title: t("career-path:open-title"), lines: target.job.open_jobs.first.map(({ name }) => name) },
      { title: t("career-path:talk.questions"), lines: questionsFor(target).map(ask) },
    ];
    return {
      name: target.job.name,
      match: `${band}${score}`,
      parts: parts.filter(({ lines }) => lines.length > 0),
    };
  };
}
