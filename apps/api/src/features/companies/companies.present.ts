import type { CompanyMove } from "@vaardig/contract/companies/customerLifecycle";
import type { Customer } from "@vaardig/contract/companies/customers";
import { invitationsOf } from "../../domain/accounts/invitations/invitations.queries.ts";
import type { CompanySummaryRow } from "../../domain/companies/companies.queries.ts";
import type { CompanyRow } from "../../domain/companies/company.queries.ts";
import { countSeats } from "../../domain/companies/countSeats.ts";
import { type FirstAdminRow, findFirstAdmin } from "../../domain/companies/customers/firstAdmin.queries.ts";
import type { MoveRow } from "../../domain/companies/lifecycle/moves.queries.ts";
import { profileOf } from "../../domain/companies/profileOf.ts";
import { logoUrl } from "../../domain/files/logoLinks.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { TxServices } from "../../platform/services.ts";
import { customerActions } from "./companies.policy.ts";

const at = (date: Date | null) => date?.toISOString() ?? null;

/** Converts a company to the wire format of the list. */
export function presentSummary(row: CompanySummaryRow) {
  const { id, name, slug, industry, lifecycle: state, seats } = row;
  return {
    id,
    name,
    slug,
    industry,
    state,
    seats,
    trial_ends_at: at(row.trial_ends_at),
    created_at: row.created_at.toISOString(),
  };
}

/**
 * Returns the first administrator with the state of their invitation; an open one counts as expired after its
 * time.
 */
async function presentFirstAdmin(
  tx: Tx,
  { id, firstAdminId }: CompanyRow,
  admin: FirstAdminRow | undefined,
): Promise<Customer["first_admin"]> {
  if (!admin || !firstAdminId) return null;
  const { firstName: first_name, lastName: last_name, email, language } = admin;
  const [latest] = await invitationsOf(tx, id, firstAdminId);
  const isOpen = latest?.status === "pending" || latest?.status === "sent";
  const isExpired = isOpen && latest.expiresAt <= new Date();
  const isIn = admin.status !== "invited" && admin.status !== "not_invited";
  return {
    first_name,
    last_name,
    email,
    language,
    state: isIn ? "accepted" : isExpired ? "expired" : (latest?.status ?? "none"),
    sent_at: at(latest?.createdAt ?? null),
    expires_at: isOpen ? at(latest.expiresAt) : null,
  };
}

/** Converts a company to the wire format, with everything that staff see. */
export async function presentCustomer(
  tx: Tx,
  { secrets, config }: Pick<TxServices, "secrets" | "config">,
  row: CompanyRow,
): Promise<Customer> {
  const admin = await findFirstAdmin(tx, row.id, row.firstAdminId);
  const { inUse, invited } = await countSeats(tx, row.id);
  const { allowed_domains: _domains, ...profile } = profileOf(row);
  return {
    ...profile,
    id: row.id,
    slug: row.slug,
    version: row.version,
    logo_url: logoUrl(secrets, row.id, row.logoKey),
    signup_url: `${config.publicUrl}/signup/${row.slug}`,
    careers_url: `${config.publicUrl}/careers/${row.slug}`,
    created_at: row.createdAt.toISOString(),
    life: {
      state: row.lifecycle,
      version: row.lifecycleVersion,
      since: row.lifecycleSince.toISOString(),
      trial_ends_at: at(row.trialEndsAt),
      past_due_until: at(row.pastDueUntil),
      cancels_at: at(row.cancelsAt),
      suspended_from: row.suspendedFrom,
    },
    seats: { in_use: inUse, invited },
    first_admin: await presentFirstAdmin(tx, row, admin),
    can: customerActions(row, admin),
  };
}

/** Converts a lifecycle transition to the wire format. */
export function presentMove({ at: moment, staffName: staff_name, ...move }: MoveRow): CompanyMove {
  return { ...move, at: moment.toISOString(), staff_name };
}
