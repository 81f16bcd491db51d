import type { SearchReading } from "@vaardig/contract/skills/readSearch";
import { useEffect, useMemo, useState } from "react";
import { useReadSearchQuery } from "./searchReading.api.ts";

/** A search text with its parsed result. */
export interface ParsedSearchText extends SearchReading {
  text: string;
  /** Searched literally, because there is no parsed result. */
  isUnread?: boolean;
}

/** Milliseconds a list waits; the first parse after a start builds the server's index of names. */
const PATIENCE = 600;

/** Returns a text without recognized skills. */
const asWords = (text: string): ParsedSearchText => ({ text, skills: [], rest: text, near: [] });

/**
 * Returns the parsed search. While a new text is parsed, the previous result stays, so that the list does
 * not flicker; undefined while the first one loads. On failure, or while parsing takes long, the text is
 * searched literally.
 */
export function useSearchReading(search: string): ParsedSearchText | undefined {
  const text = search.trim();
  const isEmpty = text === "";
  const { currentData, isError } = useReadSearchQuery({ query: { text } }, { skip: isEmpty });
  const unread = useMemo(() => ({ ...asWords(text), isUnread: true }), [text]);
  const [lateText, setLateText] = useState<string>();
  const [settled, setSettled] = useState<ParsedSearchText>();
  const isPending = !(isEmpty || isError || currentData);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLateText(text), PATIENCE);
    return () => clearTimeout(timer);
  }, [isPending, text]);
  const read = isEmpty ? asWords(text) : isError ? unread : currentData && { text, ...currentData };
  // The same text may be parsed again, in another language or after a skill was renamed.
  const isNew =
    settled?.text !== text ||
    settled.isUnread !== read?.isUnread ||
    (currentData && settled.skills !== currentData.skills && !isEmpty);
  if (read && isNew) {
    setSettled(read);
    return read;
  }
  return isPending && lateText === text ? unread : settled;
}

/** Returns the list query of a search: the literal text, and the skills with the remaining text. */
export function searchOf(read: ParsedSearchText | undefined) {
  if (!read || read.skills.length === 0) return { search_query: read?.rest ?? "" };
  return {
    search_query: read.text,
    skills: read.skills.map(({ skill, level }) => `${skill.id}.${level ?? 0}`),
    ...(read.rest !== "" && { search_rest: read.rest }),
  };
}
