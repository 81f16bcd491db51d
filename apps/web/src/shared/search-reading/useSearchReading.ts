import type { SearchReading } from "@vaardig/contract/skills/readSearch";
import { useState } from "react";
import { useReadSearchQuery } from "./searchReading.api.ts";

/** A search text with its parsed result. */
export interface ReadText extends SearchReading {
  text: string;
}

/** Returns a text without recognized skills. */
const asWords = (text: string): ReadText => ({ text, skills: [], rest: text, near: [] });

/**
 * Returns the parsed search. While a new text is parsed, the previous result stays, so that the list does
 * not flicker; undefined while the first one loads. On failure the text is searched literally.
 */
export function useSearchReading(search: string): ReadText | undefined {
  const text = search.trim();
  const isEmpty = text === "";
  const { currentData, isError } = useReadSearchQuery({ query: { text } }, { skip: isEmpty });
  const [settled, setSettled] = useState<ReadText>();
  const read = isEmpty || isError ? asWords(text) : currentData && { text, ...currentData };
  // The same text may be parsed again, in another language or after a skill was renamed.
  if (
    read &&
    (settled?.text !== text || (currentData && settled.skills !== currentData.skills && !isEmpty))
  ) {
    setSettled(read);
    return read;
  }
  return settled;
}

/** Returns the list query of a search: the literal text, and the skills with the remaining text. */
export function searchOf(read: ReadText | undefined) {
  if (!read || read.skills.length === 0) return { search_query: read?.rest ?? "" };
  return {
    search_query: read.text,
    skills: read.skills.map(({ skill, level }) => `${skill.id}.${level ?? 0}`),
    ...(read.rest !== "" && { search_rest: read.rest }),
  };
}
