import type { ErrorCode } from "@vaardig/contract/errorCodes";
import {
  finishSocial,
  getSocialProviders,
  socialCallback,
  startSocial,
} from "@vaardig/contract/session/social";
import type { FastifyRequest } from "fastify";
import { consumeLink } from "../../domain/accounts/links/consumeLink.ts";
import { createLink, linkAddress } from "../../domain/accounts/links/createLink.ts";
import { findAccount } from "../../domain/accounts/sessions/session.queries.ts";
import { consumeAttempt, insertAttempt } from "../../domain/accounts/socialAttempts.queries.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { sha256 } from "../../platform/secrets.ts";
import { consumeBotCheck } from "../../platform/session/botCheck.ts";
import { readClaims } from "./readClaims.ts";
import { resolveIdentity } from "./resolveIdentity.ts";
import { sessionOf, startSignIn } from "./signInSteps.ts";
import { browserSecret, setBrowserSecret } from "./socialCookie.ts";
import { type SocialProvider, SocialProviders } from "./socialProviders.ts";

function callbackAddress(publicUrl: string, provider: SocialProvider): string {
  return `${publicUrl}/api/auth/social/${provider}/callback`;
}

/** Returns the error code for the login screen's URL; network failures count as the provider's. */
function failureCode(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  const timedOut = (error as { code?: unknown }).code === "OAUTH_TIMEOUT";
  return error instanceof TypeError || timedOut ? "social_unreachable" : "social_failed";
}

/** Registers signing in with an identity provider: OpenID Connect's code flow with PKCE, state and nonce. */
export function socialRoutes(app: App): void {
  const { services } = app;
  const { config, db } = services;
  const providers = new SocialProviders(config);

  route(app, getSocialProviders, async () => ({ providers: providers.names() }));

  route(app, startSocial, async ({ params: { provider }, body, request, reply }) => {
    await consumeBotCheck(services, body.token);
    const configuration = await providers.open(provider);
    const openId = await import("openid-client");
    const attempt = {
      state: openId.randomState(),
      nonce: openId.randomNonce(),
      codeVerifier: openId.randomPKCECodeVerifier(),
    };
    const browserHash = sha256(setBrowserSecret(request, reply, config.publicUrl));
    const { operation, company_slug: companySlug = null } = body;
    await acrossCompanies(db, (tx) =>
      insertAttempt(tx, { ...attempt, provider, operation, companySlug, browserHash }),
    );
    const address = openId.buildAuthorizationUrl(configuration, {
      redirect_uri: callbackAddress(config.publicUrl, provider),
      scope: "openid email profile",
      code_challenge: await openId.calculatePKCECodeChallenge(attempt.codeVerifier),
      code_challenge_method: "S256",
      state: attempt.state,
      nonce: attempt.nonce,
    });
    return { authorization_url: address.href };
  });

  /** Returns the one-time code that the browser exchanges for a session. */
  async function finish(request: FastifyRequest, provider: SocialProvider, state: string): Promise<string> {
    const secret = browserSecret(request, config.publicUrl);
    const attempt = await acrossCompanies(db, (tx) =>
      consumeAttempt(tx, { state, provider, browserHash: sha256(secret) }),
    );
    if (!secret || !attempt) throw new AppError("social_failed");
    const address = new URL(callbackAddress(config.publicUrl, provider));
    address.search = new URL(request.url, address).search;
    const configuration = await providers.open(provider);
    const { authorizationCodeGrant } = await import("openid-client");
    const tokens = await authorizationCodeGrant(configuration, address, {
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.codeVerifier,
      idTokenExpected: true,
    });
    const claims = readClaims(tokens.claims());
    const { refused, account, code } = await acrossCompanies(db, async (tx) => {
      const resolved = await resolveIdentity(tx, claims, attempt);
      if (resolved.refused !== undefined) return { ...resolved, code: undefined };
      return { ...resolved, code: await createLink(tx, resolved.account.user, "social", secret) };
    });
    if (refused !== undefined) throw new AppError(refused);
    // An unproven account loses its sessions here; this server evicts them immediately.
    services.sessions.forgetUser(account.user.id);
    return code;
  }

  route(app, socialCallback, async ({ params: { provider }, query, request, reply }) => {
    reply.header("cache-control", "no-store");
    try {
      const code = await finish(request, provider, query.state);
      return reply.redirect(linkAddress(config, "social", code));
    } catch (error) {
      // The error itself may contain the provider's data about the person.
      const { name, code } = error as { name?: string; code?: string };
      request.log.info({ provider, reason: code ?? name }, "social sign-in refused");
      return reply.redirect(`${config.publicUrl}/login?social_error=${failureCode(error)}`);
    }
  });

  route(app, finishSocial, async ({ body, request }) => {
    const step = await acrossCompanies(db, async (tx) => {
      const { companyId, userId } = await consumeLink(
        tx,
        "social",
        body.code + browserSecret(request, config.publicUrl),
      );
      const account = found(await findAccount(tx, companyId, userId));
      return startSignIn(tx, { request, services }, account, "social");
    });
    return sessionOf(step);
  });
}
