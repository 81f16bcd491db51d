import { receiveStripe } from "@vaardig/contract/billing/billing";
import { receiveEvent } from "../../domain/billing/stripe/events.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";

/**
 * Registers the webhook of Stripe. The signature covers the raw bytes, so the body must not be parsed before.
 */
export function webhookRoutes(app: App): void {
  void app.register(async (scope) => {
    const { services, endpoints } = app;
    const raw = Object.assign(scope, { services, endpoints }) as App;
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    route(raw, receiveStripe, async ({ request, services: given }) => {
      const { body, headers } = request;
      const signature = headers["stripe-signature"];
      if (typeof signature !== "string" || !Buffer.isBuffer(body)) throw new AppError("webhook_forged");
      await receiveEvent(given, body, signature);
      return {};
    });
  });
}
