import { titleOfLine, titlesOf } from "../adFacts/titles.ts";
import type { SkillLinker, SpottedConcept } from "../skills/skillLinker.ts";
import { skillOfRole } from "../skills/skillOfRole.ts";
import type { AdLine } from "./adLines.ts";
import { foldKeepingPlaces } from "./fold.ts";
import { headingOf } from "./headings.ts";
import type { Mention } from "./mentions.ts";

/** Lines at the head of an ad in which its title is. */
const titleLines = 6;
const grade =
  /^(?:(?:senior|medior|junior|lead|all-?round|ervaren|zelfstandig|experienced|assistant|leerling)\s+)+/u;
const isNoJob = () => false;

/**
 * The skill that an ad's title begins with, as in "Bus driver, night lines", or whose name it is made of, as in "Contract
 * manager": the work requires it.
 */
export function titleSkill(
  lines: readonly AdLine[],
  spots: readonly SpottedConcept[],
  linker: Pick<SkillLinker, "spot">,
): Mention | null {
  for (const line of lines.slice(0, titleLines)) {
    if (headingOf(line.folded, line.isTitle) !== null) break;
    const title = line.isBullet ? null : titleOfLine(line.text.trim(), isNoJob);
    if (title === null) continue;
    const name = foldKeepingPlaces(title);
    const at = line.folded.indexOf(name);
    const begin = line.start + at + (grade.exec(name)?.[0].length ?? 0);
    const spot = at < 0 ? undefined : spots.find(({ start }) => start === begin);
    if (spot) return mentionOf(spot);
    break;
  }
  return skillOfTitle(lines, linker);
}

/** The skill that the likeliest title is made of, wherever it stands. */
function skillOfTitle(lines: readonly AdLine[], linker: Pick<SkillLinker, "spot">): Mention | null {
  const [title] = titlesOf(
    lines.map(({ text }) => text.trim()),
    isNoJob,
  );
  const role = title ? skillOfRole(title.value, linker) : null;
  if (!title || !role) return null;
  const name = foldKeepingPlaces(title.value);
  for (const { folded, start } of lines) {
    const at = folded.indexOf(name);
    if (at >= 0) return mentionOf({ ...role, start: start + at + role.start, end: start + at + role.end });
  }
  return null;
}

function mentionOf({ conceptId, start, end }: SpottedConcept): Mention {
  const place = { start, end, section: "head" as const };
  return { conceptId, ...place, weight: "neutral", isWeighed: false, level: null, isLicence: false };
}
