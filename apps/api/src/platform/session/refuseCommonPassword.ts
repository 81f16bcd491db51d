import { AppError } from "../http/appError.ts";
import { isCommonPassword } from "./isCommonPassword.ts";

/**
 * Throws `password_common`, at the form's `field`, for a well-known password or one made of the person's own
 * names.
 */
export function refuseCommonPassword(
  field: string,
  password: string,
  person: { email: string; firstName: string; lastName: string },
  companyName: string,
): void {
  const context = [person.email.split("@")[0] ?? "", person.firstName, person.lastName, companyName];
  if (isCommonPassword(password, context))
    throw new AppError("validation_failed", { fields: { [field]: "password_common" } });
}
