import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { findPerson } from "./findPerson.ts";
import { lockManagerChanges } from "./lockManagerChanges.ts";
import { canSeePrivate } from "./scope.ts";

/**
 * Throws 400 at the field for a manager who does not work here or is outside a manager's own reporting line,
 * and `manager_cycle` with the chain of names when that manager already reports to the person. `personId` is
 * undefined for a new person.
 */
export async function checkManager(
  tx: Tx,
  viewer: Viewer,
  personId: string | undefined,
  managerId: string | null,
): Promise<void> {
  const refuse = (message: string): never => {
    throw new AppError("validation_failed", { fields: { manager_id: message } });
  };
  if (managerId === null) {
    // Without a manager the person would leave the line, and with it the viewer's scope.
    if (viewer.role === "manager") refuse("manager_in_line");
    return;
  }
  const manager = await findPerson(tx, viewer.companyId, managerId);
  if (!manager || manager.systemRole === "freelancer") return refuse("person_unknown");
  if (viewer.role === "manager" && !(await canSeePrivate(tx, viewer, manager))) refuse("manager_in_line");
  if (personId === undefined) return;
  await lockManagerChanges(tx, viewer.companyId);
  const chain = await chainAbove(tx, viewer.companyId, managerId);
  const end = chain.findIndex(({ id }) => id === personId);
  if (end < 0) return;
  const names = chain.slice(0, end + 1).map(({ name }) => name.replaceAll("|", " "));
  const circle = [names.at(-1), ...names].join(" → ");
  throw new AppError("manager_cycle", { fields: { manager_id: `manager_cycle|chain=${circle}` } });
}

/** Returns a person, that person's manager, and so on to the top. */
async function chainAbove(tx: Tx, companyId: string, id: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await tx.$client.query<{ id: string; name: string }>({
    name: "managers_above",
    text: `with recursive chain as (
        select id, manager_id, first_name || ' ' || last_name as name, 1 as place, array[id] as seen
          from users where company_id = $1 and id = $2
        union all
        select u.id, u.manager_id, u.first_name || ' ' || u.last_name, chain.place + 1, chain.seen || u.id
          from users u join chain on u.id = chain.manager_id
          where u.company_id = $1 and u.id <> all(chain.seen))
      select id, trim(name) as name from chain order by place`,
    values: [companyId, id],
  });
  return rows;
}
