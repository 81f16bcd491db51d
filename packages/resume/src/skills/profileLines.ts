import type { ParsedResume } from "../parseResume.ts";
import { looksLikeRole } from "../sections/headlineWords.ts";

const LONGEST = 160;
/** Below the name stand no more lines than these that say what someone does. */
const MOST = 8;

/** What the top of a résumé says of the person's work beside name, address and contact data: "Process engineer | debottlenecking | energy transition". */
export function profileLines({ sections, person }: ParsedResume): string[] {
  const name = `${person.firstName} ${person.lastName}`.trim().toLowerCase();
  const isOfWork = (text: string) =>
    text.length <= LONGEST &&
    looksLikeRole(text) &&
    !/\d{3}|@/.test(text) &&
    (name === "" || !text.toLowerCase().includes(name));
  const top = sections
    .filter((section) => section.name === "contact" && section.heading === null)
    .flatMap(({ lines }) => lines.map(({ text }) => text));
  const own = top.slice(0, MOST).filter(isOfWork);
  const isHeld = person.headline === "" || own.some((text) => text.includes(person.headline));
  return isHeld ? own : [person.headline, ...own];
}
