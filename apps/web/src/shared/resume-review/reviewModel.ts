import type { Skill } from "@vaardig/contract/skills/skills";
import type { ReviewDraft, ReviewRow, Values } from "./reviewRows.ts";

/** What a list of rows shows and what its reader may do with it. */
export interface ReviewModel {
  rows: readonly ReviewRow[];
  draft: ReviewDraft;
  /** Words of the document that no skill is close to. */
  unlinked: readonly string[];
  /** The document is a scan whose words were recognized. */
  recognized: boolean;
  /** Code of the document's language where less is read of it. */
  writtenIn: string | null;
  canReview: boolean;
  onTick: (row: ReviewRow, ticked: boolean) => void;
  onEdit: (row: ReviewRow, values: Values) => void;
  onLookUp: (skill: Skill) => void;
  onLeaveOut: (rows: readonly ReviewRow[]) => void;
  onPutBack: (rows: readonly ReviewRow[]) => void;
}

type DraftActs = Pick<ReviewModel, "onTick" | "onEdit" | "onLookUp">;

/** The acts that change only what is not added yet. */
export function draftActs(change: (next: (before: ReviewDraft) => ReviewDraft) => void): DraftActs {
  return {
    onTick: ({ key }, ticked) =>
      change((before) => ({ ...before, ticks: { ...before.ticks, [key]: ticked } })),
    onEdit: ({ key }, values) =>
      change((before) => ({
        ...before,
        edits: { ...before.edits, [key]: { ...before.edits[key], ...values } },
        // Anyone who fills a row in wants it.
        ticks: { ...before.ticks, [key]: true },
      })),
    onLookUp: (skill) =>
      change((before) => ({
        ...before,
        lookedUp: [...before.lookedUp.filter(({ id }) => id !== skill.id), skill],
      })),
  };
}
