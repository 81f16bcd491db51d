import { and, arrayContains, eq, or } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { companies } from "../companies/companies.table.ts";
import { users } from "../people/users.table.ts";
import { oneTimeLinks } from "./links/oneTimeLinks.table.ts";
import type { Account } from "./sessions/session.queries.ts";

type User = Account["user"];
type Company = Account["company"];

/** Returns the customer whose sign-up page has this slug, in any state. */
export async function findCompanyBySlug(tx: Tx, slug: string): Promise<Company | undefined> {
  const [company] = await tx
    .select()
    .from(companies)
    .where(and(eq(companies.slug, slug.toLowerCase()), eq(companies.kind, "customer")));
  return company;
}

/** Returns the customers that admit owners of this email domain without approval. */
export function findCompaniesByDomain(tx: Tx, domain: string): Promise<Company[]> {
  return tx
    .select()
    .from(companies)
    .where(and(eq(companies.kind, "customer"), arrayContains(companies.allowedDomains, [domain])));
}

/** Returns the person who has this address already: any account, or a person of this company without one. */
export async function findKnownPerson(
  tx: Tx,
  companyId: string,
  email: string,
): Promise<Account | undefined> {
  const known = await tx
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.email, email), or(users.account, eq(users.companyId, companyId))));
  return known.find(({ user }) => user.account) ?? known[0];
}

/** Creates an employee; undefined when the address was taken concurrently. */
export async function insertEmployee(
  tx: Tx,
  values: Pick<
    typeof users.$inferInsert,
    "companyId" | "email" | "firstName" | "lastName" | "passwordHash" | "status" | "language"
  >,
): Promise<User | undefined> {
  const [user] = await tx
    .insert(users)
    .values({ ...values, systemRole: "employee" })
    .onConflictDoNothing()
    .returning();
  return user;
}

/** Replaces the data of an unconfirmed sign-up with that of a later one. */
export async function repeatSignUp(
  tx: Tx,
  user: User,
  values: { firstName: string; lastName: string; passwordHash: string },
): Promise<User> {
  const [saved] = await tx
    .update(users)
    .set({ ...values, createdAt: new Date() })
    .where(and(eq(users.companyId, user.companyId), eq(users.id, user.id), eq(users.status, "unconfirmed")))
    .returning();
  return saved ?? user;
}

/** Changes a person's status. */
export async function setStatus(tx: Tx, user: User, status: User["status"]): Promise<void> {
  await tx
    .update(users)
    .set({ status })
    .where(and(eq(users.companyId, user.companyId), eq(users.id, user.id)));
}

/**
 * Returns whether a person signed up without ever proving the address: a confirmation was sent and none was
 * used.
 */
export async function isAddressUnproven(tx: Tx, { companyId, id: userId }: User): Promise<boolean> {
  const links = await tx
    .select({ usedAt: oneTimeLinks.usedAt, purpose: oneTimeLinks.purpose })
    .from(oneTimeLinks)
    .where(and(eq(oneTimeLinks.companyId, companyId), eq(oneTimeLinks.userId, userId)));
  const sent = links.some((link) => link.purpose === "confirmation");
  return sent && !links.some((link) => link.usedAt && link.purpose !== "social");
}
