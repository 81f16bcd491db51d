import { ROLES, type Role } from "@vaardig/contract/roles";
import type { Database } from "../platform/db/database.ts";
import { buildUser, type TestUser } from "./factories.ts";

/** Creates one active person of each role in a company. */
export async function buildEveryRole(db: Database, company: { id: string }): Promise<Record<Role, TestUser>> {
  const people = await Promise.all(
    ROLES.map(async (systemRole) => [systemRole, await buildUser(db, company, { systemRole })] as const),
  );
  return Object.fromEntries(people) as Record<Role, TestUser>;
}
