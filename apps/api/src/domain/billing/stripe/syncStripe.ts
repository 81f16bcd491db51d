import { acrossCompanies } from "../../../platform/db/database.ts";
import type { Services } from "../../../platform/services.ts";
import { startRun } from "../billingRun.ts";
import { applyIntent } from "./applyIntent.ts";
import { applyMethod } from "./applyMethod.ts";
import type { SyncKind } from "./events.ts";
import { openStripe } from "./openStripe.ts";

type Syncing = Pick<Services, "db" | "config" | "jobs">;

/**
 * Reads an object from Stripe and brings the billing data in line with it; the background job is retried
 * while Stripe does not respond.
 */
export async function syncStripe(
  services: Syncing,
  { kind, id }: { kind: SyncKind; id: string },
): Promise<void> {
  const stripe = await openStripe(services.config);
  if (kind === "payment_intent") {
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
    await acrossCompanies(services.db, (tx) => applyIntent(tx, startRun(services), intent));
    const { payment_method: saved, customer } = intent;
    if (intent.status === "succeeded" && typeof saved === "string" && typeof customer === "string")
      await syncMethod(services, saved, customer);
    return;
  }
  if (kind === "payment_method") {
    await syncMethod(services, id, undefined);
    return;
  }
  const { status, payment_method: saved, customer } = await stripe.setupIntents.retrieve(id);
  if (status !== "succeeded" || saved === null) return;
  const owner = typeof customer === "string" ? customer : customer?.id;
  await syncMethod(services, typeof saved === "string" ? saved : saved.id, owner);
}

async function syncMethod(services: Syncing, id: string, owner: string | undefined): Promise<void> {
  const stripe = await openStripe(services.config);
  const method = await stripe.paymentMethods.retrieve(id);
  await acrossCompanies(services.db, async (tx) => {
    await applyMethod(tx, startRun(services), method, owner ?? (await ownerOf(tx, id)));
  });
}

/** Returns the Stripe customer that last had a payment method which Stripe no longer attaches to anyone. */
async function ownerOf(tx: Parameters<Parameters<typeof acrossCompanies>[1]>[0], id: string) {
  const { rows } = await tx.$client.query<{ customer: string | null }>(
    "select stripe_customer_id as customer from billing_accounts where stripe_method_id = $1",
    [id],
  );
  return rows[0]?.customer ?? undefined;
}
