import { type AdLine, toAdLines } from "../ads/adLines.ts";
import { toAdText } from "../ads/adText.ts";
import { footerStart } from "./footerStart.ts";
import { isLabelled, titleOfLine } from "./titles.ts";

/** A job in a text for several, and where it stands (UTF-16, end exclusive). */
export interface JobInAd {
  title: string;
  start: number;
  end: number;
}

/** With fewer words below it a title is a card in a list of jobs, or the subtitle of another. */
const FEWEST_WORDS = 12;

/**
 * The jobs of a text that holds the ads of several, each from its title to the next; empty where there is one job.
 * `profileOf` knows the job that a title is the exact name of.
 */
export function jobsInAd(source: string, profileOf: (title: string) => string | null): JobInAd[] {
  const { text, inSource } = toAdText(source);
  const page = toAdLines(text);
  const isJob = (title: string) => profileOf(title) !== null;
  const lines = page.slice(0, footerStart(page, isJob));
  const titled = lines.flatMap((line, at) => {
    const title = isApart(line, at) ? titleOfLine(line.text.trim(), isJob) : null;
    if (title === null || !(isJob(title) || isLabelled(line.text.trim()))) return [];
    return [{ title, job: profileOf(title) ?? title.toLowerCase(), at }];
  });
  const distinct = titled.filter(({ job }, at) => titled.findIndex((one) => one.job === job) === at);
  const full = distinct.filter(({ at }, index) => hasAd(lines.slice(at + 1, distinct[index + 1]?.at)));
  if (full.length < 2) return [];
  const endOf = (at: number) => {
    const last = lines[at - 1];
    return last ? last.start + last.text.length : text.length;
  };
  return full.map(({ title, at }, index) => {
    const start = index === 0 ? 0 : (lines[at]?.start ?? 0);
    return { title, ...inSource({ start, end: endOf(full[index + 1]?.at ?? lines.length) }) };
  });
}

/** A title stands at the top, has room above it, or says that it is one. */
function isApart({ text, isBullet, isTitle, gapBefore }: AdLine, at: number): boolean {
  return !isBullet && (at === 0 || isTitle || gapBefore || isLabelled(text.trim()));
}

function hasAd(lines: readonly AdLine[]): boolean {
  const words = lines.map(({ text }) => text.split(/\s+/).length);
  return words.reduce((sum, count) => sum + count, 0) >= FEWEST_WORDS;
}
