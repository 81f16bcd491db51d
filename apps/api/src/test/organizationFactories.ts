import { randomUUID } from "node:crypto";
import { departments, roles, teams } from "../domain/organization/organization.table.ts";
import { acrossCompanies, type Database } from "../platform/db/database.ts";

function first<T>(rows: T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("nothing was inserted");
  return row;
}

const some = (word: string): string => `${word} ${randomUUID().slice(0, 8)}`;

export function buildDepartment(
  db: Database,
  company: { id: string },
  overrides: Partial<typeof departments.$inferInsert> | string = {},
): Promise<typeof departments.$inferSelect> {
  const columns = typeof overrides === "string" ? { name: overrides } : overrides;
  return acrossCompanies(db, async (tx) =>
    first(
      await tx
        .insert(departments)
        .values({ companyId: company.id, name: some("Department"), ...columns })
        .returning(),
    ),
  );
}

/** Creates a team in a department. */
export function buildTeam(
  db: Database,
  department: { id: string; companyId: string },
  overrides: Partial<typeof teams.$inferInsert> = {},
): Promise<typeof teams.$inferSelect> {
  const { companyId, id: departmentId } = department;
  return acrossCompanies(db, async (tx) =>
    first(
      await tx
        .insert(teams)
        .values({ companyId, departmentId, name: some("Team"), ...overrides })
        .returning(),
    ),
  );
}

/** Creates a role; by default without a department. */
export function buildRole(
  db: Database,
  company: { id: string },
  overrides: Partial<typeof roles.$inferInsert> = {},
): Promise<typeof roles.$inferSelect> {
  return acrossCompanies(db, async (tx) =>
    first(
      await tx
        .insert(roles)
        .values({ companyId: company.id, name: some("Role"), ...overrides })
        .returning(),
    ),
  );
}
