import { AppError } from "../../platform/http/appError.ts";

/** Rethrows `email_taken` at the administrator's field of the form. */
export function rethrowAtAdminField(error: unknown): never {
  if (error instanceof AppError && error.code === "email_taken")
    throw new AppError("email_taken", { fields: { admin_email: "email_taken" }, cause: error });
  throw error;
}
