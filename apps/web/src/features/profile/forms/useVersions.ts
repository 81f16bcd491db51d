import type { Candidate } from "@vaardig/contract/profile";
import { useState } from "react";
import { isApiError } from "../../../lib/apiError.ts";
import { useLazyGetCandidateQuery } from "../../../lib/candidate.api.ts";
import { mergeVersions } from "../../../lib/mergeVersions.ts";

interface Options<T> {
  person: Candidate;
  toValues: (person: Candidate) => T;
  /** Sends what differs; rejects with the call's error. */
  send: (changes: Partial<T>, version: number) => Promise<unknown>;
}

/** Saves values on the version they grew from; when somebody else saved first, holds both versions for the choice. */
export function useVersions<T extends Record<string, unknown>>({ person, toValues, send }: Options<T>) {
  const [base, setBase] = useState(person);
  const [theirs, setTheirs] = useState<Candidate | null>(null);
  const [read] = useLazyGetCandidateQuery();

  const saveOver = async (mine: T, over: Candidate) => {
    const before = toValues(over);
    const changed = Object.entries(mine).filter(([name, value]) => value !== before[name]);
    try {
      await send(Object.fromEntries(changed) as Partial<T>, over.version);
    } catch (error) {
      if (isApiError(error) && error.code === "stale_version")
        setTheirs((await read({ query: { id: person.id } }).unwrap()).candidates[0] ?? null);
      throw error;
    }
  };

  return {
    save: (mine: T) => saveOver(mine, base),
    theirs,
    merge: (mine: T) => theirs && mergeVersions(toValues(base), mine, toValues(theirs)),
    keepMine: (merged: T) => (theirs ? saveOver(merged, theirs) : Promise.resolve()),
    /** Goes on from the other's version and answers its values. */
    takeTheirs: (from: Candidate): T => {
      setBase(from);
      setTheirs(null);
      return toValues(from);
    },
    close: () => setTheirs(null),
  };
}
