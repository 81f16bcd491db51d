import { LANGUAGE_LEVELS } from "@vaardig/contract/limits";
import { type KeyboardEvent, useRef } from "react";
import { LEVELS } from "../skills/levelNames.ts";
import type { ReviewModel } from "./reviewModel.ts";
import type { ReviewRow } from "./reviewRows.ts";

const CHECKS = "[data-review-check] input";
/** Fields in which the keys type text. */
const TYPED = "input:not([type=checkbox]), textarea, [role=combobox]";

/** Returns the level of a digit key; undefined for none. */
export function levelOfDigit(row: ReviewRow, key: string): string | number | undefined {
  const at = Number(key) - 1;
  if (row.group === "skills") return row.skill.one.kind === "licence" ? undefined : LEVELS[at];
  return row.group === "languages" ? LANGUAGE_LEVELS[at] : undefined;
}

/** Returns the keyboard handling of the rows: arrows, Enter, Delete, digits for levels, Ctrl+Z. */
export function useReviewKeys(model: ReviewModel, onOpen: (key: string) => void) {
  const leftOut = useRef<ReviewRow[]>([]);

  const actOn = (row: ReviewRow, key: string): boolean => {
    const level = levelOfDigit(row, key);
    if (key === "Enter") onOpen(row.key);
    else if (key === "Delete" || key === "Backspace") {
      leftOut.current.push(row);
      model.onLeaveOut([row]);
    } else if (level !== undefined) model.onEdit(row, { level });
    else return false;
    return true;
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, target, currentTarget } = event;
    if (!(target instanceof HTMLElement) || altKey || target.closest(TYPED)) return;
    if (ctrlKey || metaKey) {
      const last = key.toLowerCase() === "z" ? leftOut.current.pop() : undefined;
      if (!last) return;
      event.preventDefault();
      // Prevents the snackbar's shortcut from undoing the same action again.
      event.nativeEvent.stopImmediatePropagation();
      model.onPutBack([last]);
      return;
    }
    if (!target.matches(CHECKS)) return;
    const checks = [...currentTarget.querySelectorAll<HTMLElement>(CHECKS)];
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined) {
      event.preventDefault();
      checks[checks.indexOf(target) + step]?.focus();
      return;
    }
    const rowKey = target.closest<HTMLElement>("[data-review-row]")?.dataset.reviewRow;
    const row = model.rows.find((one) => one.key === rowKey);
    if (row && actOn(row, key)) event.preventDefault();
  };
}
