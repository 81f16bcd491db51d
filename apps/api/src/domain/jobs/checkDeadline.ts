import { AppError } from "../../platform/http/appError.ts";
import { dutchToday } from "./deadline.ts";

/** Throws at the field when a changed application deadline is in the past. */
export function checkDeadline(applyBy: string | null | undefined, before: string | null = null): void {
  if (applyBy && applyBy !== before && applyBy < dutchToday())
    throw new AppError("validation_failed", { fields: { apply_by: "deadline_past" } });
}
