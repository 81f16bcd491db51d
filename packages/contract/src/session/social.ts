import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { botCheck } from "../fields.ts";
import { secret, sessionPayload } from "./session.ts";

export const socialProvider = z.enum(["google", "microsoft"]);
export const startSocial = endpoint({
  method: "POST",
  path: "/auth/social/:provider",
  tag: "session",
  summary: "Get the URL of the identity provider to redirect the browser to",
  access: "public",
  params: z.strictObject({ provider: socialProvider }),
  body: z.strictObject({
    token: botCheck,
    operation: z.enum(["login", "signup"]),
    company_slug: z.string().max(80).optional(),
  }),
  payload: z.object({ authorization_url: z.string() }),
  errors: ["social_unavailable", "social_unreachable", "bot_check_failed", "bot_check_used"],
});

/** Redirect URL of the identity provider; additional parameters are accepted and ignored. */
export const socialCallback = endpoint({
  method: "GET",
  path: "/auth/social/:provider/callback",
  tag: "session",
  summary: "Redirect from the provider to /login?social=<one-time code> or /login?social_error=<error code>",
  access: "public",
  params: z.strictObject({ provider: socialProvider }),
  query: z.looseObject({ state: z.string().max(500).default("") }),
  payload: z.unknown(),
  raw: [],
});

export const finishSocial = endpoint({
  method: "POST",
  path: "/auth/social/complete",
  tag: "session",
  summary: "Exchange the one-time code of the callback for a session",
  access: "public",
  body: z.strictObject({ code: secret }),
  payload: sessionPayload,
  errors: ["second_factor_required", "social_failed", "account_inactive", "company_suspended"],
});

export const getSocialProviders = endpoint({
  method: "GET",
  path: "/auth/social",
  tag: "session",
  summary: "List configured identity providers",
  access: "public",
  payload: z.object({ providers: z.array(socialProvider) }),
});
