import { email as emailField } from "@vaardig/contract/fields";
import { LIMITS } from "@vaardig/contract/limits";
import { createLink, linkAddress } from "../domain/accounts/links/createLink.ts";
import { createCompany as insertCompany } from "../domain/companies/customers/createCompany.ts";
import { acrossCompanies, type Database } from "../platform/db/database.ts";
import { AppError } from "../platform/http/appError.ts";
import { CommandError } from "./commandError.ts";

/** Lower-case letters, digits and single hyphens; `confirm` is the path of a screen. */
const SLUG = /^(?!confirm$)[a-z0-9]+(-[a-z0-9]+)*$/;

interface NewCompany {
  slug: string;
  name: string;
  adminEmail: string;
}

/**
 * Creates a company with its first administrator. Returns the URL for setting the password, valid once and
 * for a week; the trial begins with the first sign-in. Throws {@link CommandError} for a slug or address that
 * is invalid or taken.
 */
export async function createCompany(
  db: Database,
  config: { publicUrl: string },
  given: NewCompany,
): Promise<string> {
  const { slug } = given;
  const name = given.name.trim();
  const parsed = emailField.safeParse(given.adminEmail);
  if (!parsed.success) throw new CommandError(`"${given.adminEmail}" is not an e-mail address.`, 2);
  if (!SLUG.test(slug) || slug.length > 80)
    throw new CommandError(
      `"${slug}" cannot be part of an address: use small letters, digits and hyphens.`,
      2,
    );
  if (name === "" || name.length > LIMITS.name)
    throw new CommandError(`Give a name of 1–${LIMITS.name} characters.`, 2);
  const email = parsed.data;
  const first = { email, firstName: email.split("@")[0] ?? email, lastName: "", language: "en" } as const;
  return acrossCompanies(db, async (tx) => {
    const made = await insertCompany(tx, { slug, name }, first, null).catch((error) => {
      if (error instanceof AppError && error.code === "email_taken")
        throw new CommandError(`${email} has an account already.`);
      throw error;
    });
    if (!made) throw new CommandError(`There is a company "${slug}" already.`);
    return linkAddress(config, "invitation", await createLink(tx, made.admin, "invitation"));
  });
}
