import type { Role } from "@vaardig/contract/roles";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { users } from "./users.table.ts";

/** The facts about a person that rules and headings need. */
export interface Person {
  id: string;
  name: string;
  systemRole: Role;
  jobProfileId: string | null;
}

/** Returns the person of the company with this id; undefined when there is none. */
export async function findPerson(tx: Tx, companyId: string, id: string): Promise<Person | undefined> {
  const [row] = await tx
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      systemRole: users.systemRole,
      jobProfileId: users.jobProfileId,
    })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, id)));
  if (!row) return undefined;
  const { firstName, lastName, ...rest } = row;
  return { ...rest, name: `${firstName} ${lastName}`.trim() };
}
