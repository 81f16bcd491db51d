import type { TextLine } from "../documentText.ts";

/** "== Work ==", "--- Work ---", "[ Work ]", "~~ Work ~~": a short line between two signs of its own. */
const between =
  /^(?:([=\-_*~#+:.<>|/\\]{2,})\s*(\p{L}[^\t]{0,58}?)\s*[=\-_*~#+:.<>|/\\]{2,}|\[\s+(\p{L}[^\t]{0,58}?)\s+\])$/u;
/** ":: Work", ">> Work", "== Work": the sign stands before it alone. */
const before = /^(?:={2,}|:{2,}|>{2,}|\/{2,}|~{2,})\s*(\p{L}[^\t]{0,40})$/u;
/** A single line drawn like this may be anything. */
const FEWEST = 2;

/** Takes the signs off headings that are drawn with them in plain text. */
export function withoutDecoration(lines: readonly TextLine[]): TextLine[] {
  const drawn = lines.map(({ text }) => headingIn(text, between) ?? headingIn(text, before));
  if (drawn.filter((text) => text !== null).length < FEWEST) return [...lines];
  return lines.map((line, at) => {
    const text = drawn[at] ?? null;
    return text === null ? line : { ...line, text, heading: true, gap: true };
  });
}

function headingIn(text: string, pattern: RegExp): string | null {
  const match = pattern.exec(text);
  return match
    ? (match.slice(1).findLast((part) => part !== undefined && /\p{L}/u.test(part)) ?? null)
    : null;
}
