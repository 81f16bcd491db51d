import type { TextLine } from "../documentText.ts";
import { limits } from "../limits.ts";

/** Breaks a line that is longer than allowed, at a space where there is one. */
export function breakLongLine(line: TextLine): TextLine[] {
  const pieces: TextLine[] = [];
  let rest = line.text;
  while (rest.length > limits.lineCharacters) {
    const space = rest.lastIndexOf(" ", limits.lineCharacters);
    const at = space > limits.lineCharacters / 2 ? space : limits.lineCharacters;
    pieces.push({ ...line, text: rest.slice(0, at), gap: line.gap && pieces.length === 0 });
    rest = rest.slice(at).trimStart();
  }
  if (rest !== "") pieces.push({ ...line, text: rest, gap: line.gap && pieces.length === 0 });
  return pieces;
}
