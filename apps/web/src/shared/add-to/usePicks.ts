import { useState } from "react";
import { isApiError } from "../../lib/api/apiError.ts";

export type Picks = ReturnType<typeof usePicks>;

/** What is picked in a dialog, what is searched for, and why the last attempt was refused. */
export function usePicks(nonePicked: string) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [search, setSearch] = useState("");
  const [issue, setIssue] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const pick = (id: string, on = !picked.has(id)) => {
    const next = new Set(picked);
    if (on) next.add(id);
    else next.delete(id);
    setPicked(next);
    setIssue(undefined);
  };
  /** Runs `act` on what is picked; true when it went well. */
  const submit = async (act: (ids: string[]) => Promise<unknown>): Promise<boolean> => {
    if (picked.size === 0) {
      setIssue(nonePicked);
      return false;
    }
    setRefused(undefined);
    try {
      await act([...picked]);
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefused(error.message);
      return false;
    }
  };
  return { picked, pick, search, setSearch, issue, refused, submit };
}
