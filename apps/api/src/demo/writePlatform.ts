import { eq } from "drizzle-orm";
import { companies } from "../domain/companies/companies.table.ts";
import { users } from "../domain/people/users.table.ts";
import type { Tx } from "../platform/db/database.ts";
import { STAFF_EMAIL } from "./demoAccounts.ts";
import { demoId } from "./demoId.ts";

/** Adds the staff's account to the platform's company, which may exist already. */
export async function writePlatform(tx: Tx, passwordHash: string): Promise<void> {
  await tx
    .insert(companies)
    .values({
      id: demoId("platform"),
      kind: "platform",
      slug: "vaardig",
      name: "Vaardig",
      lifecycle: "active",
    })
    .onConflictDoNothing();
  const [platform] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.kind, "platform"));
  if (!platform) throw new Error("the slug vaardig belongs to a company that is not the platform's");
  await tx
    .insert(users)
    .values({
      companyId: platform.id,
      id: demoId("staff"),
      email: STAFF_EMAIL,
      firstName: "Evelien",
      lastName: "Stam",
      systemRole: "staff",
      status: "active",
      passwordHash,
      onboardingStep: "done",
    })
    .onConflictDoNothing();
}
