import { email as emailField } from "@vaardig/contract/fields";
import { eq } from "drizzle-orm";
import { createLink, linkAddress } from "../domain/accounts/links/createLink.ts";
import { companies } from "../domain/companies/companies.table.ts";
import { users } from "../domain/people/users.table.ts";
import { acrossCompanies, type Database, type Tx } from "../platform/db/database.ts";
import { CommandError } from "./commandError.ts";

/** Prevents two concurrent commands from creating two platform companies. */
const STAFF_LOCK = 7_340_023;

async function platformCompany(tx: Tx): Promise<string> {
  const [known] = await tx.select({ id: companies.id }).from(companies).where(eq(companies.kind, "platform"));
  if (known) return known.id;
  const [made] = await tx
    .insert(companies)
    .values({ kind: "platform", slug: "vaardig", name: "Vaardig", lifecycle: "active" })
    .returning({ id: companies.id });
  if (!made) throw new Error("the platform company was not made");
  return made.id;
}

/**
 * Creates a staff account. Returns the URL for setting its password, valid once and for a week; for an
 * account without a password, a new URL replaces the earlier one. Throws {@link CommandError}.
 */
export async function createStaff(
  db: Database,
  config: { publicUrl: string },
  text: string,
): Promise<string> {
  const parsed = emailField.safeParse(text);
  if (!parsed.success) throw new CommandError(`"${text}" is not an e-mail address.`, 2);
  const email = parsed.data;
  return acrossCompanies(db, async (tx) => {
    await tx.$client.query("select pg_advisory_xact_lock($1)", [STAFF_LOCK]);
    const companyId = await platformCompany(tx);
    const [known] = await tx.select().from(users).where(eq(users.email, email));
    if (known && (known.companyId !== companyId || known.status !== "invited"))
      throw new CommandError(`${email} has an account already.`);
    const [user] = known
      ? [known]
      : await tx
          .insert(users)
          .values({
            companyId,
            email,
            firstName: email.split("@")[0] ?? email,
            lastName: "",
            systemRole: "staff",
            status: "invited",
            onboardingStep: "done",
          })
          .returning();
    if (!user) throw new Error("the account was not made");
    const secret = await createLink(tx, user, "invitation");
    return linkAddress(config, "invitation", secret);
  });
}
