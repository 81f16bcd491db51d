import type { Level } from "../skills/statedLevel.ts";
import type { AdRequirement, RequirementWeight } from "./adRequirement.ts";
import type { Mention } from "./mentions.ts";

const strength: Record<RequirementWeight, number> = { plus: 0, neutral: 1, must: 2 };

/**
 * One requirement for each skill. What the ad says of it counts before what its tasks merely name: a skill that is
 * called a plus or unnecessary stays so, although the work touches it.
 */
export function mergeMentions(mentions: readonly Mention[]): AdRequirement[] {
  const byConcept = Map.groupBy(mentions, ({ conceptId }) => conceptId);
  return [...byConcept].flatMap(([conceptId, all]) => {
    const asked = all.filter(isAsked);
    const isDropped =
      all.some(({ weight }) => weight === "unneeded") &&
      !asked.some(({ isWeighed, level }) => isWeighed || level !== null);
    if (asked.length === 0 || isDropped) return [];
    const telling = asked.filter(({ isWeighed, section }) => isWeighed || section === "profile");
    const [heaviest = "neutral"] = (telling.length > 0 ? telling : asked)
      .map(({ weight }) => weight)
      .sort((a, b) => strength[b] - strength[a]);
    const levels = asked.flatMap(({ level }) => (level === null ? [] : [level]));
    return [
      {
        conceptId,
        weight: heaviest,
        level: levels.length > 0 ? (Math.max(...levels) as Level) : null,
        places: asked.map(({ start, end }) => ({ start, end })),
      },
    ];
  });
}

function isAsked(mention: Mention): mention is Mention & { weight: RequirementWeight } {
  return mention.weight !== "unneeded";
}
