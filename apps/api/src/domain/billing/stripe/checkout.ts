import type { Stripe } from "stripe";
import { inCompany } from "../../../platform/db/database.ts";
import { AppError, found } from "../../../platform/http/appError.ts";
import type { Services } from "../../../platform/services.ts";
import { type AccountRow, changeAccount, findAccount, hasDetails, lockAccount } from "../account.queries.ts";
import { todayOf } from "../billingRun.ts";
import { findSummary, type InvoiceSummary } from "../invoices.queries.ts";
import { billingLink } from "../mails/billingLink.ts";
import { callStripe, openStripe } from "./openStripe.ts";

type Paying = Pick<Services, "db" | "config">;

/** Returns the company's Stripe customer id; created once, even by concurrent calls. */
async function customerOf(services: Paying, stripe: Stripe, account: AccountRow): Promise<string> {
  const { companyId, stripeCustomerId, legalName: name, invoiceEmail: email } = account;
  if (stripeCustomerId !== null) return stripeCustomerId;
  const customer = await callStripe(
    stripe.customers.create(
      { name, email, metadata: { company_id: companyId } },
      { idempotencyKey: `customer ${companyId}` },
    ),
  );
  return inCompany(services.db, companyId, async (tx) => {
    const current = await lockAccount(tx, companyId);
    if (current.stripeCustomerId !== null) return current.stripeCustomerId;
    await changeAccount(tx, companyId, { stripeCustomerId: customer.id });
    return customer.id;
  });
}

async function readAccount({ db }: Paying, companyId: string): Promise<AccountRow> {
  const account = await inCompany(db, companyId, (tx) => findAccount(tx, companyId));
  if (!account || !hasDetails(account)) throw new AppError("billing_details_missing");
  return account;
}

async function readOpen(services: Paying, companyId: string, invoiceId: string): Promise<InvoiceSummary> {
  const today = todayOf(services.config);
  const summary = await inCompany(services.db, companyId, (tx) =>
    findSummary(tx, companyId, invoiceId, today),
  );
  const invoice = found(summary);
  if (invoice.openCents <= 0 || invoice.kind === "credit_note") throw new AppError("billing_state");
  return invoice;
}

/**
 * Returns the URL of a Stripe page: to save a payment method for automatic charges, or to pay one invoice
 * when the bank asks for authentication.
 */
export async function createCheckoutUrl(
  services: Paying,
  companyId: string,
  invoiceId: string | undefined,
): Promise<string> {
  const stripe = await openStripe(services.config);
  const account = await readAccount(services, companyId);
  const invoice = invoiceId === undefined ? undefined : await readOpen(services, companyId, invoiceId);
  const customer = await customerOf(services, stripe, account);
  const { language: locale } = account;
  const back = billingLink(services.config, locale);
  const common = { customer, locale, success_url: `${back}?paid=1`, cancel_url: back };
  const metadata = { company_id: companyId, ...(invoice && { invoice_id: invoice.id }) };
  const session = await callStripe(
    stripe.checkout.sessions.create(
      invoice
        ? {
            ...common,
            mode: "payment",
            metadata,
            payment_intent_data: { metadata, setup_future_usage: "off_session", description: invoice.number },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: "eur",
                  unit_amount: invoice.openCents,
                  product_data: { name: invoice.number },
                },
              },
            ],
          }
        : { ...common, mode: "setup", currency: "eur", metadata, setup_intent_data: { metadata } },
    ),
  );
  return found(session.url);
}

/** Returns the URL of the Stripe page where a company changes or removes its payment method. */
export async function createPortalUrl(services: Paying, companyId: string): Promise<string> {
  const stripe = await openStripe(services.config);
  const account = await readAccount(services, companyId);
  if (account.stripeCustomerId === null) throw new AppError("billing_state");
  const { language: locale, stripeCustomerId: customer } = account;
  const session = await callStripe(
    stripe.billingPortal.sessions.create({
      customer,
      locale,
      return_url: billingLink(services.config, locale),
    }),
  );
  return session.url;
}
