import type { Skill } from "@vaardig/contract/skills/skills";
import { doneCount, type EntryValues, type ReviewDraft, type ReviewRow, readyRows } from "./reviewRows.ts";

/** Rows of a review, and the reader's actions on them. */
export interface ReviewModel {
  rows: readonly ReviewRow[];
  draft: ReviewDraft;
  /** Items of a skills list without a matching skill. */
  unlinked: readonly string[];
  /** True when the text comes from text recognition. */
  recognized: boolean;
  /** Language code, when less can be read in that language; null otherwise. */
  mainLanguage: string | null;
  canReview: boolean;
  /** What progress counts: rows decided one by one, or rows chosen for one save at the end. */
  counted: "decided" | "chosen";
  onTick: (row: ReviewRow, ticked: boolean) => void;
  onEdit: (row: ReviewRow, values: EntryValues) => void;
  onLookUp: (skill: Skill) => void;
  onLeaveOut: (rows: readonly ReviewRow[]) => void;
  onPutBack: (rows: readonly ReviewRow[]) => void;
}

/** Returns how many of the rows count as progress. */
export function progressIn({ counted, draft }: ReviewModel, rows: readonly ReviewRow[]): number {
  return counted === "chosen" ? readyRows(rows, draft).length : doneCount(rows);
}

type DraftActs = Pick<ReviewModel, "onTick" | "onEdit" | "onLookUp">;

/** Returns the actions that change only the local draft. */
export function draftActs(change: (next: (before: ReviewDraft) => ReviewDraft) => void): DraftActs {
  return {
    onTick: ({ key }, ticked) =>
      change((before) => ({ ...before, ticks: { ...before.ticks, [key]: ticked } })),
    onEdit: ({ key }, values) =>
      change((before) => ({
        ...before,
        edits: { ...before.edits, [key]: { ...before.edits[key], ...values } },
        // Editing a row also selects it.
        ticks: { ...before.ticks, [key]: true },
      })),
    onLookUp: (skill) =>
      change((before) => ({
        ...before,
        lookedUp: [...before.lookedUp.filter(({ id }) => id !== skill.id), skill],
      })),
  };
}
