import { everydayTasksIn } from "../skills/everydayTasks.ts";
import { type FieldTask, fieldTasksIn } from "../skills/fieldTasks.ts";
import type { SkillLinker, SpottedConcept } from "../skills/skillLinker.ts";
import type { AdSection } from "./headings.ts";
import type { PlacedLine } from "./placedLine.ts";

/** Parts of an ad that ask for nothing. */
const idle: ReadonlySet<AdSection | null> = new Set(["about", "offer", "apply", "foot"]);
/** Leading people has words of its own in ads. */
const ofAds = new Set(["team leadership"]);

/** The tasks of any job that the lines of an ad ask for, save where a name of the taxonomy begins or ends within. */
export function tasksIn(
  lines: readonly PlacedLine[],
  spots: readonly SpottedConcept[],
  linker: SkillLinker,
): SpottedConcept[] {
  return lines
    .filter(({ section }) => !idle.has(section))
    .flatMap(({ line }) =>
      everydayTasksIn(line.text, linker).map((task) => ({
        ...task,
        start: task.start + line.start,
        end: task.end + line.start,
      })),
    )
    .filter(
      ({ label, start, end }) =>
        !ofAds.has(label) && !spots.some((spot) => spot.start < end && start < spot.end && spot.end > end),
    );
}

/** The tasks of their field that the lines of an ad ask for. */
export function fieldTasksOf(lines: readonly PlacedLine[], linker: SkillLinker): FieldTask[] {
  return lines
    .filter(({ section }) => !idle.has(section))
    .flatMap(({ line }) =>
      fieldTasksIn(line.text, linker).map((task) => ({
        ...task,
        start: task.start + line.start,
        end: task.end + line.start,
      })),
    );
}

/** Places from left to right. */
export function inOrder(spots: readonly SpottedConcept[]): SpottedConcept[] {
  return spots.toSorted((a, b) => a.end - b.end || a.start - b.start);
}
