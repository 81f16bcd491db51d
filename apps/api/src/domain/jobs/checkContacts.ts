import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";

const FIELDS = ["hiring_manager_id", "contact_id"] as const;
type People = Partial<Record<(typeof FIELDS)[number], string | null | undefined>>;

/**
 * Throws at the field when a newly named hiring manager or contact is not an active colleague; a person named
 * already may stay.
 */
export async function checkContacts(
  tx: Tx,
  companyId: string,
  given: People,
  before: People = {},
): Promise<void> {
  const named = FIELDS.flatMap((field) => {
    const userId = given[field];
    return userId && userId !== before[field] ? [{ field, userId }] : [];
  });
  if (named.length === 0) return;
  const { rows } = await tx.$client.query<{ id: string }>(
    `select id from users where company_id = $1 and id = any($2::uuid[]) and status = 'active' and account
      and system_role not in ('freelancer', 'staff')`,
    [companyId, named.map(({ userId }) => userId)],
  );
  const active = new Set(rows.map(({ id }) => id));
  const unfit = named.filter(({ userId }) => !active.has(userId));
  if (unfit.length > 0)
    throw new AppError("validation_failed", {
      fields: Object.fromEntries(unfit.map(({ field }) => [field, "person_unknown"])),
    });
}
