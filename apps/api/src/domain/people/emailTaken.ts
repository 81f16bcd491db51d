import { AppError } from "../../platform/http/appError.ts";

/**
 * Rethrows a unique violation of `users` as `email_taken`, and other errors unchanged: an address belongs to
 * one account everywhere, and to one person per company.
 */
export function throwEmailTaken(error: unknown): never {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ((at as { code?: unknown }).code === "23505")
      throw new AppError("email_taken", { fields: { email: "email_taken" }, cause: error });
  }
  throw error;
}
