import { useState } from "react";
import { isApiError } from "../../lib/api/apiError.ts";

type SetPicked = (picked: readonly string[]) => void;

export type Picks = ReturnType<typeof usePicks>;

/** Picks ids in a dialog, with what is searched for and why the last attempt was refused. */
export function usePicks(nonePicked: string, picked: readonly string[], setPicked: SetPicked) {
  const [search, setSearch] = useState("");
  const [issue, setIssue] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const pick = (id: string, on = !picked.includes(id)) => {
    const others = picked.filter((one) => one !== id);
    setPicked(on ? [...others, id] : others);
    setIssue(undefined);
  };
  /** Runs `act` on what is picked; true when it went well. */
  const submit = async (act: (ids: string[]) => Promise<unknown>): Promise<boolean> => {
    if (picked.length === 0) {
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
