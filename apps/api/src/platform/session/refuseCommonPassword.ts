import { AppError } from "../http/appError.ts";
import { isCommonPassword } from "./isCommonPassword.ts";

/** Refuses a well-known password, or one made of the person's own names, on the form's `field`. */
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
