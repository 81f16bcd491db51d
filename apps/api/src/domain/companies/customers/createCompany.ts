import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../../platform/db/database.ts";
import { recordEvent } from "../../events/recordEvent.ts";
import { throwEmailTaken } from "../../people/emailTaken.ts";
import { users } from "../../people/users.table.ts";
import { companies } from "../companies.table.ts";
import { type CompanyFields, type CompanyRow, setFirstAdmin } from "../company.queries.ts";
import { slugOf } from "./slugOf.ts";

/** The administrator invited to a new company. */
export interface FirstAdmin {
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
}

interface NewCompany extends CompanyFields {
  name: string;
  /** Part of the company's URLs; made from the name when absent, numbered when that is taken. */
  slug?: string;
}

/** Number of slugs to try for one name. */
const TRIES = 1_000;

/**
 * Inserts a company with the given slug, or with the first free one; undefined when the given slug is taken.
 */
async function insertCompany(tx: Tx, { slug, ...fields }: NewCompany): Promise<CompanyRow | undefined> {
  const base = slug ?? slugOf(fields.name);
  for (let number = 1; number <= (slug ? 1 : TRIES); number += 1) {
    const [company] = await tx
      .insert(companies)
      .values({ ...fields, slug: number === 1 ? base : `${base}-${number}` })
      .onConflictDoNothing({ target: companies.slug })
      .returning();
    if (company) return company;
  }
  return undefined;
}

/**
 * Creates a company in setup and its first administrator, invited but without a link yet. Returns undefined
 * when the slug is taken; throws `email_taken` when the address has an account. The transaction must see all
 * companies.
 */
export async function createCompany(
  tx: Tx,
  given: NewCompany,
  first: FirstAdmin,
  actorId: string | null,
): Promise<{ company: CompanyRow; admin: typeof users.$inferSelect } | undefined> {
  const made = await insertCompany(tx, given);
  if (!made) return undefined;
  const companyId = made.id;
  const values = {
    ...first,
    companyId,
    systemRole: "admin",
    status: "invited",
    onboardingStep: "done",
  } as const;
  const [admin] = await tx.insert(users).values(values).returning().catch(throwEmailTaken);
  if (!admin) throw new Error("the administrator was not made");
  const company = await setFirstAdmin(tx, companyId, admin.id);
  await recordEvent(tx, { companyId, actorId, kind: "company.created", userId: admin.id });
  return { company, admin };
}
