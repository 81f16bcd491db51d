import { useState } from "react";
import { isApiError } from "../../lib/api/apiError.ts";

type SetPicked = (picked: readonly string[]) => void;

export type PickState = ReturnType<typeof usePicks>;

/** Returns the state of a selection dialog: selected ids, search text, and the last error. */
export function usePicks(nonePicked: string, picked: readonly string[], setPicked: SetPicked) {
  const [search, setSearch] = useState("");
  const [issue, setIssue] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const pick = (id: string, on = !picked.includes(id)) => {
    const others = picked.filter((one) => one !== id);
    setPicked(on ? [...others, id] : others);
    setIssue(undefined);
  };
  /** Runs `act` on the selection; resolves to whether it succeeded. */
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
