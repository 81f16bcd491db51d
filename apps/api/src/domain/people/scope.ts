import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import type { Person } from "./findPerson.ts";

/** Returns whether `userId` reports to `managerId`, directly or through others. */
async function isInLine(tx: Tx, companyId: string, managerId: string, userId: string): Promise<boolean> {
  const { rows } = await tx.$client.query<{ found: boolean }>({
    name: "person_in_line",
    // `union` (not `union all`) ends a cycle of managers instead of following it forever.
    text: `with recursive line as (
        select manager_id from users where company_id = $1 and id = $3
        union
        select u.manager_id from users u join line on u.id = line.manager_id where u.company_id = $1)
      select exists (select 1 from line where manager_id = $2) as found`,
    values: [companyId, managerId, userId],
  });
  return rows[0]?.found ?? false;
}

type Reader = Pick<Viewer, "companyId" | "userId" | "role">;
type Seen = Pick<Person, "id" | "systemRole">;

/**
 * Returns whether the viewer may see a private record: their own, a manager those of the reporting line, HR
 * and administrators all, recruiters candidates'.
 */
export async function canSeePrivate(tx: Tx, viewer: Reader, person: Seen): Promise<boolean> {
  if (person.id === viewer.userId) return true;
  if (viewer.role === "admin" || viewer.role === "hr_manager") return true;
  if (viewer.role === "moderator") return person.systemRole === "freelancer";
  return viewer.role === "manager" && isInLine(tx, viewer.companyId, viewer.userId, person.id);
}

/**
 * Returns whether the viewer may edit a private record: their own, HR and administrators all, recruiters
 * candidates'.
 */
export function canEditPrivate(viewer: Reader, person: Seen): boolean {
  if (person.id === viewer.userId) return true;
  if (viewer.role === "admin" || viewer.role === "hr_manager") return true;
  return viewer.role === "moderator" && person.systemRole === "freelancer";
}
