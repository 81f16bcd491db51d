import type { SearchReading } from "@vaardig/contract/skills/readSearch";
import { useState } from "react";
import { useReadSearchQuery } from "./searchReading.api.ts";

/** A search with what was understood of it. */
export interface ReadText extends SearchReading {
  text: string;
}

/** A text that is looked for as it stands. */
const asWords = (text: string): ReadText => ({ text, skills: [], rest: text, near: [] });

/**
 * What a search asks for. While a longer text is read the one before stays, so that a list does not flicker; nothing while
 * the first one is read. What cannot be read is looked for as it stands.
 */
export function useSearchReading(search: string): ReadText | undefined {
  const text = search.trim();
  const isEmpty = text === "";
  const { currentData, isError } = useReadSearchQuery({ query: { text } }, { skip: isEmpty });
  const [settled, setSettled] = useState<ReadText>();
  const read = isEmpty || isError ? asWords(text) : currentData && { text, ...currentData };
  // The same text may be read anew, in another language or after a skill was renamed.
  if (
    read &&
    (settled?.text !== text || (currentData && settled.skills !== currentData.skills && !isEmpty))
  ) {
    setSettled(read);
    return read;
  }
  return settled;
}

/** What a list is asked for: the words as they stand, and the skills in them with the rest. */
export function searchOf(read: ReadText | undefined) {
  if (!read || read.skills.length === 0) return { search_query: read?.rest ?? "" };
  return {
    search_query: read.text,
    skills: read.skills.map(({ skill, level }) => `${skill.id}.${level ?? 0}`),
    ...(read.rest !== "" && { search_rest: read.rest }),
  };
}
