import type { Input } from "@vaardig/contract/endpoint";
import type { getResumeReview, ResumeReview } from "@vaardig/contract/resume-review/resumeReview";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../lib/api/apiError.ts";
import { newKey } from "../../lib/newKey.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import {
  useAddFromResumeMutation,
  useSaveReviewDecisionsMutation,
  useUpdateReview,
} from "./resumeReview.api.ts";
import { draftActs, type ReviewModel } from "./reviewModel.ts";
import { entriesByGroup, isDraftDirty, type ReviewRow, readyRows, rowsOf } from "./reviewRows.ts";
import { useReviewDraft } from "./useReviewDraft.ts";

export type ReviewOf = Input<typeof getResumeReview>;

const LISTS = ["facts", "experience", "education", "languages", "certificates", "skills"] as const;

/** Sets the state of rows that are not added. */
function mark(review: ResumeReview, keys: ReadonlySet<string>, state: "open" | "left_out"): void {
  for (const list of LISTS)
    for (const row of review[list]) if (keys.has(row.key) && row.state !== "added") row.state = state;
}

/** Returns the keys of all rows left out. */
function leftOutOf(review: ResumeReview): string[] {
  return LISTS.flatMap((list) =>
    review[list].flatMap(({ key, state }) => (state === "left_out" ? [key] : [])),
  );
}

export interface ServedReview {
  model: ReviewModel;
  /** Rows that "Add all" would add. */
  ready: readonly ReviewRow[];
  isDirty: boolean;
  isAdding: boolean;
  /** Error message of adding; input is kept. Null without one. */
  problem: string | null;
  /** Adds the ready rows; resolves to their number, or null on failure. */
  add: () => Promise<number | null>;
  /** Discards local changes. */
  drop: () => void;
}

/** Returns a résumé's review on the server; decisions are saved immediately, one call at a time. */
export function useResumeReview(of: ReviewOf, review: ResumeReview): ServedReview {
  const { t } = useTranslation("resume-review");
  const shown = useUpdateReview(of);
  const { show } = useSnackbar();
  const [draft, change, drop] = useReviewDraft(review.file.id);
  const [addRows, { isLoading: isAdding }] = useAddFromResumeMutation();
  const [saveDecisions] = useSaveReviewDecisionsMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef(review);
  current.current = review;
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const rows = rowsOf(review, draft);
  const ready = readyRows(rows, draft);

  const decide = (changed: readonly ReviewRow[], state: "open" | "left_out") => {
    const keys = new Set(changed.map(({ key }) => key));
    const next = structuredClone(current.current);
    mark(next, keys, state);
    current.current = next;
    shown((held) => mark(held, keys, state));
    // Sequential, because each call sends all rows left out, and the last one must win.
    saving.current = saving.current.then(async () => {
      const body = { file_id: review.file.id, left_out: leftOutOf(current.current) };
      try {
        await saveDecisions({ body }).unwrap();
      } catch (error) {
        if (!isApiError(error)) throw error;
        const back = state === "open" ? "left_out" : "open";
        shown((held) => mark(held, keys, back));
        show(error.message, "error");
      }
    });
  };

  const onPutBack = (changed: readonly ReviewRow[]) => decide(changed, "open");
  const onLeaveOut = (changed: readonly ReviewRow[]) => {
    const read = changed.filter(({ skill }) => skill === null || skill.read !== null);
    const lookedUp = new Set(changed.filter((row) => !read.includes(row)).map(({ key }) => key));
    if (lookedUp.size > 0)
      change((before) => ({
        ...before,
        lookedUp: before.lookedUp.filter(({ id }) => !lookedUp.has(id)),
      }));
    if (read.length === 0) return;
    decide(read, "left_out");
    show(t("left-out", { count: read.length }), "success", { undo: () => onPutBack(read) });
  };

  const add = async () => {
    setProblem(null);
    await saving.current;
    try {
      const body = { file_id: review.file.id, ...entriesByGroup(ready) };
      const after = await addRows({ body, idempotencyKey: newKey() }).unwrap();
      shown((held) => void Object.assign(held, after));
      const added = new Set(ready.map(({ key }) => key));
      change((before) => ({
        edits: Object.fromEntries(Object.entries(before.edits).filter(([key]) => !added.has(key))),
        ticks: Object.fromEntries(Object.entries(before.ticks).filter(([key]) => !added.has(key))),
        lookedUp: before.lookedUp.filter(({ id }) => !added.has(id)),
      }));
      return ready.length;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.message);
      return null;
    }
  };

  const canReview = review.can.includes("review");
  return {
    model: {
      rows,
      draft,
      unlinked: review.unlinked,
      recognized: review.recognized,
      mainLanguage: review.written_in,
      canReview,
      counted: "decided",
      ...draftActs(change),
      onLeaveOut,
      onPutBack,
    },
    ready,
    isDirty: canReview && isDraftDirty(rows, draft),
    isAdding,
    problem,
    add,
    drop,
  };
}
