import { AppError } from "../../platform/http/appError.ts";

/** An address that has an account is told at the field of the form that asks for the administrator's. */
export function atAdminField(error: unknown): never {
  if (error instanceof AppError && error.code === "email_taken")
    throw new AppError("email_taken", { fields: { admin_email: "email_taken" }, cause: error });
  throw error;
}
