import type { TextLine } from "../../documentText.ts";
import type { ExperienceEntry } from "../experience.ts";
import { jobsNamedIn } from "./namedIn.ts";
import { proseSentences } from "./proseSentences.ts";

/** Reads the jobs that running text tells: "From 2011 to 2017 I was maintenance planner at Saltend Acids." What follows up to the next job says what was done there. */
export function proseJobs(lines: readonly TextLine[]): ExperienceEntry[] {
  const [line] = lines;
  if (!line) return [];
  const asLine = (text: string): TextLine => ({ ...line, text, heading: false, gap: false });
  const jobs: ExperienceEntry[] = [];
  for (const { text, undated, ranges } of proseSentences(lines)) {
    const named = ranges.length === 0 ? [] : jobsNamedIn(undated);
    // Jobs and ranges go together in their order; which range is whose is unclear where they differ in number.
    const told = ranges.length <= named.length ? named.slice(0, ranges.length) : [];
    jobs.push(
      ...told.map((names, at) => ({
        ...names,
        period: ranges[at] ?? null,
        words: text,
        headline: [],
        description: [asLine(text)],
      })),
    );
    if (told.length === 0) jobs.at(-1)?.description.push(asLine(text));
  }
  return jobs;
}
