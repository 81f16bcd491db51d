import type { Stripe } from "stripe";
import type { Config } from "../../../config.ts";
import { AppError } from "../../../platform/http/appError.ts";

type Keys = Pick<Config, "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_BASE">;

const TIMEOUT_MS = 10_000;
const opened = new WeakMap<Keys, Promise<Stripe>>();

/** Returns whether online payment is configured. */
export const hasStripe = ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: Keys) =>
  STRIPE_SECRET_KEY !== undefined && STRIPE_WEBHOOK_SECRET !== undefined;

async function open({ STRIPE_SECRET_KEY = "", STRIPE_API_BASE }: Keys): Promise<Stripe> {
  const { Stripe } = await import("stripe");
  const base = STRIPE_API_BASE === undefined ? undefined : new URL(STRIPE_API_BASE);
  return new Stripe(STRIPE_SECRET_KEY, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === "http:" ? "80" : "443"),
      protocol: base.protocol === "http:" ? ("http" as const) : ("https" as const),
    }),
  });
}

/**
 * Returns the Stripe client, loaded on first use. Throws `payments_unavailable` when it is not configured.
 */
export function openStripe(config: Keys): Promise<Stripe> {
  if (!hasStripe(config)) throw new AppError("payments_unavailable");
  const known = opened.get(config) ?? open(config);
  opened.set(config, known);
  return known;
}

/** In seconds, for the `Retry-After` header. */
const TRY_AGAIN = 60;

/** Calls Stripe during a request. Throws `payments_unreachable` when Stripe does not respond. */
export async function callStripe<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("payments_unreachable", { cause, retryAfter: TRY_AGAIN });
  }
}
