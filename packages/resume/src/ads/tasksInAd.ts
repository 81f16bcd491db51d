import { everydayTasksIn } from "../skills/everydayTasks.ts";
import { type FieldTask, fieldTasksIn } from "../skills/fieldTasks.ts";
import type { SkillLinker, SpottedConcept } from "../skills/skillLinker.ts";
import type { AdSection } from "./headings.ts";
import type { PlacedLine } from "./placedLine.ts";

/** Parts of an ad that ask for nothing. */
const idle: ReadonlySet<AdSection | null> = new Set(["offer", "apply", "foot"]);
/** Leading people has words of its own in ads. */
const ofAds = new Set(["team leadership"]);

/** The employer as the one who does something to the reader: "leren we je het vak", "we'll show you the ropes". */
const DUTCH_HELP = /(?<!\p{L})(?:we|wij) (?:je|jou|u)(?!\p{L})/iu;
const ENGLISH_HELPERS = /(?<!\p{L})(?:we|they|colleagues)(?:['’]ll| will| can)?(?: \p{L}+ly)? $/iu;
const ENGLISH_READER = /(?<!\p{L})you(?!\p{L})/iu;

function isDoneToReader(text: string, { start, end }: Pick<SpottedConcept, "start" | "end">): boolean {
  const task = text.slice(start, end);
  return DUTCH_HELP.test(task) || (ENGLISH_READER.test(task) && ENGLISH_HELPERS.test(text.slice(0, start)));
}

/** The tasks of any job that the lines of an ad ask for, save where a name of the taxonomy begins or ends within. */
export function tasksIn(
  lines: readonly PlacedLine[],
  spots: readonly SpottedConcept[],
  linker: SkillLinker,
): SpottedConcept[] {
  return lines
    .filter(({ section }) => !idle.has(section))
    .flatMap(({ line }) => placed(line, everydayTasksIn(line.text, linker)))
    .filter(
      ({ label, start, end }) =>
        !ofAds.has(label) && !spots.some((spot) => spot.start < end && start < spot.end && spot.end > end),
    );
}

/** The tasks of their field that the lines of an ad ask for. */
export function fieldTasksOf(
  lines: readonly PlacedLine[],
  linker: SkillLinker,
  document: string,
): FieldTask[] {
  return lines
    .filter(({ section }) => !idle.has(section))
    .flatMap(({ line }) => placed(line, fieldTasksIn(line.text, linker, document)));
}

/** The tasks of a line by their places in the ad, without what the employer does for the reader. */
function placed<Task extends SpottedConcept>({ text, start }: PlacedLine["line"], tasks: Task[]): Task[] {
  return tasks
    .filter((task) => !isDoneToReader(text, task))
    .map((task) => ({ ...task, start: task.start + start, end: task.end + start }));
}

/** Places from left to right. */
export function inOrder(spots: readonly SpottedConcept[]): SpottedConcept[] {
  return spots.toSorted((a, b) => a.end - b.end || a.start - b.start);
}
