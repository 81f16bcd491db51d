import { useCallback, useState } from "react";
import { changeDraft, type Draft, type DraftChange, draft, EMPTY_DRAFT } from "./draft.ts";

const keyOf = (userId: string): string => `onboarding-skills-${userId}`;

/** Returns the stored draft, or an empty one when invalid. */
function readDraft(userId: string): Draft {
  try {
    const parsed = draft.safeParse(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? ""));
    return parsed.success ? parsed.data : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

function writeDraft(userId: string, state: Draft): void {
  try {
    if (state === EMPTY_DRAFT) sessionStorage.removeItem(keyOf(userId));
    else sessionStorage.setItem(keyOf(userId), JSON.stringify(state));
  } catch {
    // Storage may be full or forbidden; the draft then lasts as long as the page.
  }
}

/**
 * Returns the selected skills, kept across reloads and leaving the wizard until they are saved or the tab
 * closes.
 */
export function useDraft(userId: string): [Draft, (change: DraftChange) => void] {
  const [state, setState] = useState(() => readDraft(userId));
  const change = useCallback(
    (made: DraftChange) =>
      setState((before) => {
        const after = changeDraft(before, made);
        writeDraft(userId, after);
        return after;
      }),
    [userId],
  );
  return [state, change];
}
