import { SKILL_KINDS } from "@vaardig/contract/limits";
import { useEffect, useState } from "react";
import { z } from "zod";
import { consumeDraft, saveDraft } from "../../lib/form/formDrafts.ts";
import { useAuth } from "../../lib/libState.ts";
import { EMPTY_DRAFT, type ReviewDraft } from "./reviewRows.ts";

const stored = z.object({
  edits: z.record(z.string(), z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  ticks: z.record(z.string(), z.boolean()),
  lookedUp: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(SKILL_KINDS),
      group_id: z.string().nullable(),
      group_name: z.string().nullable(),
    }),
  ),
});

const isEmpty = ({ edits, ticks, lookedUp }: ReviewDraft): boolean =>
  Object.keys(edits).length + Object.keys(ticks).length + lookedUp.length === 0;

function readDraft(owner: string, name: string): ReviewDraft {
  const kept = stored.safeParse(consumeDraft(window.sessionStorage, owner, name));
  return kept.success ? kept.data : EMPTY_DRAFT;
}

export type ChangeDraft = (change: (before: ReviewDraft) => ReviewDraft) => void;

/**
 * Returns the reviewer's local changes, their setter, and a function that discards them; stored in the
 * session until then.
 */
export function useReviewDraft(fileId: string): [ReviewDraft, ChangeDraft, () => void] {
  const owner = useAuth().user?.id ?? "";
  const name = `resume-review ${fileId}`;
  const [draft, setDraft] = useState(() => readDraft(owner, name));
  useEffect(() => {
    if (isEmpty(draft)) consumeDraft(window.sessionStorage, owner, name);
    else saveDraft(window.sessionStorage, owner, name, { ...draft });
  }, [draft, owner, name]);
  // Not in an effect, because the list unmounts at the same time.
  const drop = () => {
    consumeDraft(window.sessionStorage, owner, name);
    setDraft(EMPTY_DRAFT);
  };
  return [draft, setDraft, drop];
}
