import { email as emailField } from "@vaardig/contract/fields";
import { LIMITS } from "@vaardig/contract/limits";
import { eq } from "drizzle-orm";
import { createLink, linkAddress } from "../domain/accounts/links/createLink.ts";
import { companies } from "../domain/companies/companies.table.ts";
import { recordEvent } from "../domain/events/recordEvent.ts";
import { users } from "../domain/people/users.table.ts";
import { acrossCompanies, type Database } from "../platform/db/database.ts";
import { CommandError } from "./commandError.ts";

/** Part of an address: small letters, digits and single hyphens. `confirm` is a screen of its own. */
const SLUG = /^(?!confirm$)[a-z0-9]+(-[a-z0-9]+)*$/;

interface NewCompany {
  slug: string;
  name: string;
  adminEmail: string;
}

/**
 * Makes a company and its first administrator, and answers the address on which that person sets a password, once and
 * within a week. The trial begins with the first sign-in. Throws {@link CommandError} for what is taken or misspelt.
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
  return acrossCompanies(db, async (tx) => {
    const [taken] = await tx.select({ slug: companies.slug }).from(companies).where(eq(companies.slug, slug));
    if (taken) throw new CommandError(`There is a company "${slug}" already.`);
    const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (known) throw new CommandError(`${email} has an account already.`);
    const [company] = await tx.insert(companies).values({ slug, name }).returning({ id: companies.id });
    if (!company) throw new Error("the company was not made");
    const [admin] = await tx
      .insert(users)
      .values({
        companyId: company.id,
        email,
        firstName: email.split("@")[0] ?? email,
        lastName: "",
        systemRole: "admin",
        status: "invited",
        onboardingStep: "done",
      })
      .returning();
    if (!admin) throw new Error("the administrator was not made");
    await recordEvent(tx, {
      companyId: company.id,
      actorId: null,
      kind: "company.created",
      userId: admin.id,
    });
    return linkAddress(config, "invitation", await createLink(tx, admin, "invitation"));
  });
}
