import type { CareerTarget } from "@vaardig/contract/career-path/careerPath";
import type { MatchRequirement } from "@vaardig/contract/matching";

/** A question by message key, with its data. */
export interface TalkQuestion {
  key: "raise" | "missing" | "confirm" | "unknown" | "course" | "open-job" | "must-have";
  job: string;
  skill?: string;
  have?: number;
  need?: number;
  course?: string;
  hours?: number;
}

/** Maximum number of questions of one kind. */
const OF_A_KIND = 2;

/** Returns questions for one target job: costliest gaps, unconfirmed levels, possible next actions. */
export function questionsFor({ job, sheet, cheapest }: CareerTarget): TalkQuestion[] {
  const byLoss = [...sheet.requirements].sort((a, b) => b.lost - a.lost);
  const byPoints = [...sheet.requirements].sort((a, b) => b.points - a.points);
  const first = (lines: readonly MatchRequirement[], test: (line: MatchRequirement) => boolean) =>
    lines.filter(test).slice(0, OF_A_KIND);
  const about = ({ skill, need, have }: MatchRequirement) => ({
    job: job.name,
    skill: skill.name,
    need,
    ...(have !== null && { have }),
  });
  const isMissing = ({ status }: MatchRequirement) => status === "missing" || status === "adjacent";
  const [course] = cheapest?.courses ?? [];
  const [open] = job.open_jobs.first;
  return [
    ...first(byLoss, (line) => isMissing(line) && line.must_have).map((line) => ({
      ...about(line),
      key: "must-have" as const,
    })),
    ...first(byLoss, ({ status }) => status === "below_level").map((line) => ({
      ...about(line),
      key: "raise" as const,
    })),
    ...first(byLoss, (line) => isMissing(line) && !line.must_have).map((line) => ({
      ...about(line),
      key: "missing" as const,
    })),
    ...first(byLoss, ({ status }) => status === "level_unknown").map((line) => ({
      ...about(line),
      key: "unknown" as const,
    })),
    ...first(byPoints, ({ status, source }) => status === "met" && source === "self").map((line) => ({
      ...about(line),
      key: "confirm" as const,
    })),
    ...(course ? [{ key: "course" as const, job: job.name, course: course.title, hours: course.hours }] : []),
    ...(open ? [{ key: "open-job" as const, job: open.name }] : []),
  ];
}
