import type { Stripe } from "stripe";
import { acrossCompanies } from "../../../platform/db/database.ts";
import type { Services } from "../../../platform/services.ts";
import { findAccount } from "../account.queries.ts";
import { startRun, todayOf } from "../billingRun.ts";
import { findSummary } from "../invoices.queries.ts";
import { applyIntent } from "./applyIntent.ts";
import { hasStripe, openStripe } from "./openStripe.ts";
import { countCharges } from "./stripe.queries.ts";

type Collecting = Pick<Services, "db" | "config" | "jobs">;

/** Attempts after which an invoice is no longer charged automatically. */
const ATTEMPTS_AT_MOST = 5;

interface Due {
  amount: number;
  customer: string;
  method: string;
  attempt: number;
  number: string;
}

/** Returns the amount to charge and how; undefined when nothing is open or no payment method is saved. */
async function readDue(services: Collecting, companyId: string, invoiceId: string): Promise<Due | undefined> {
  return acrossCompanies(services.db, async (tx) => {
    const account = await findAccount(tx, companyId);
    const summary = await findSummary(tx, companyId, invoiceId, todayOf(services.config));
    const { attempts, underWay } = await countCharges(tx, companyId, invoiceId);
    if (!account?.stripeCustomerId || !account.stripeMethodId || !summary || summary.openCents <= 0)
      return undefined;
    if (account.paymentMethod !== "online" || underWay || attempts >= ATTEMPTS_AT_MOST) return undefined;
    return {
      amount: summary.openCents,
      customer: account.stripeCustomerId,
      method: account.stripeMethodId,
      attempt: attempts,
      number: summary.number,
    };
  });
}

/** Returns the id of the payment intent behind a charge that the bank refused. */
function refusedIntent(error: unknown): string | undefined {
  const { type, payment_intent: intent } = error as { type?: string; payment_intent?: Stripe.PaymentIntent };
  return type === "StripeCardError" ? intent?.id : undefined;
}

/**
 * Charges the open amount of an invoice to the saved payment method. Each attempt has one idempotency key:
 * after a lost response the retry finds the same payment instead of making a second one. The call runs
 * outside transactions; the background job is retried while Stripe does not respond.
 */
export async function collectInvoice(
  services: Collecting,
  { companyId, invoiceId }: { companyId: string; invoiceId: string },
): Promise<void> {
  if (!hasStripe(services.config)) return;
  const due = await readDue(services, companyId, invoiceId);
  if (!due) return;
  const stripe = await openStripe(services.config);
  const { amount, customer, method, attempt, number } = due;
  let id: string;
  try {
    const made = await stripe.paymentIntents.create(
      {
        amount,
        currency: "eur",
        customer,
        payment_method: method,
        off_session: true,
        confirm: true,
        description: number,
        metadata: { company_id: companyId, invoice_id: invoiceId, collected: "yes" },
      },
      { idempotencyKey: `collect ${invoiceId} ${attempt}` },
    );
    ({ id } = made);
  } catch (error) {
    const refused = refusedIntent(error);
    if (refused === undefined) throw error;
    id = refused;
  }
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
  await acrossCompanies(services.db, (tx) => applyIntent(tx, startRun(services), intent));
}
