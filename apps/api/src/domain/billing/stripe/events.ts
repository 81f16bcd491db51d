import type { Stripe } from "stripe";
import { acrossCompanies } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/appError.ts";
import type { Services } from "../../../platform/services.ts";
import { openStripe } from "./openStripe.ts";

/** The Stripe objects whose state is read again after an event. */
export type SyncKind = "payment_intent" | "setup_intent" | "payment_method";

interface Synced {
  kind: SyncKind;
  id: string;
}

const idOf = (value: string | { id: string } | null | undefined) =>
  typeof value === "string" ? value : value?.id;

/** Returns the object whose state an event changes; undefined for events that do not affect invoices. */
function subjectOf(event: Stripe.Event): Synced | undefined {
  const found = (kind: SyncKind, id: string | undefined) => (id === undefined ? undefined : { kind, id });
  switch (event.type) {
    case "payment_intent.succeeded":
    case "payment_intent.payment_failed":
    case "payment_intent.processing":
    case "payment_intent.requires_action":
    case "payment_intent.canceled":
      return found("payment_intent", event.data.object.id);
    case "charge.refunded":
      return found("payment_intent", idOf(event.data.object.payment_intent));
    case "setup_intent.succeeded":
      return found("setup_intent", event.data.object.id);
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed": {
      const { setup_intent: setup, payment_intent: payment } = event.data.object;
      return found("setup_intent", idOf(setup)) ?? found("payment_intent", idOf(payment));
    }
    case "payment_method.detached":
    case "payment_method.updated":
    case "payment_method.automatically_updated":
      return found("payment_method", event.data.object.id);
    default:
      return undefined;
  }
}

/**
 * Receives a Stripe event: checks its signature over the raw body, then handles each id once. The event only
 * names the changed object; a background job reads its state from Stripe, so the order of events does not
 * matter. Throws `webhook_forged` when the signature is missing, wrong or too old.
 */
export async function receiveEvent(
  services: Pick<Services, "db" | "config" | "jobs">,
  rawBody: Buffer,
  signature: string,
): Promise<void> {
  const { config, db, jobs } = services;
  const stripe = await openStripe(config);
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(rawBody, signature, config.STRIPE_WEBHOOK_SECRET ?? "");
  } catch (cause) {
    throw new AppError("webhook_forged", { cause });
  }
  const subject = subjectOf(event);
  if (!subject) return;
  await acrossCompanies(db, async (tx) => {
    const { rowCount } = await tx.$client.query(
      "insert into stripe_events (id, type) values ($1, $2) on conflict do nothing",
      [event.id, event.type],
    );
    if (rowCount === 1) await jobs.add(tx, "sync_stripe", { ...subject });
  });
}
