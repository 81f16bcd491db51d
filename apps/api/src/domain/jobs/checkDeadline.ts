import { AppError } from "../../platform/http/appError.ts";
import { dutchToday } from "./deadline.ts";

/** Refuses, at the field, a last day to apply that is over already; the one that is stored may stay. */
export function checkDeadline(applyBy: string | null | undefined, before: string | null = null): void {
  if (applyBy && applyBy !== before && applyBy < dutchToday())
    throw new AppError("validation_failed", { fields: { apply_by: "deadline_past" } });
}
