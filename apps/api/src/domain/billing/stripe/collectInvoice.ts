import type { Stripe } from "stripe";
import { acrossCompanies } from "../../../platform/db/database.ts";
import type { Services } from "../../../platform/services.ts";
import { findAccount } from "../account.queries.ts";
import { findSummary } from "../invoices.queries.ts";
import { startRun, todayOf } from "../run.ts";
import { applyIntent } from "./applyIntent.ts";
import { hasStripe, openStripe } from "./openStripe.ts";
import { countCharges } from "./stripe.queries.ts";

type Collecting = Pick<Services, "db" | "config" | "jobs">;

/** Attempts with which a company is left alone. */
const ATTEMPTS_AT_MOST = 5;

interface Due {
  amount: number;
  customer: string;
  method: string;
  attempt: number;
  number: string;
}

/** What is to be collected; undefined where nothing is open or nothing is saved to collect it from. */
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

/** The intent that a refused charge left behind, if the refusal was the bank's. */
function refusedIntent(error: unknown): string | undefined {
  const { type, payment_intent: intent } = error as { type?: string; payment_intent?: Stripe.PaymentIntent };
  return type === "StripeCardError" ? intent?.id : undefined;
}

/**
 * Collects what is open of an invoice from the saved means of payment. The attempt has one key: when the answer is lost,
 * the next try gets the same payment and not a second one. The call happens outside transactions; while Stripe does not
 * answer the job is tried again.
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
