/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

/** Claims of the person who signs in; undefined claims are left out of the token. */
interface OidcPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

export interface TestOidcProvider {
  issuer: string;
  /** Server configuration that uses this provider as Google. */
  env: Record<string, string>;
  /** The person who signs in next, without an interactive page. */
  person: OidcPerson;
  close(): Promise<void>;
}

interface GrantContext {
  oidc: { provider: Provider; client: { clientId: string }; session: { accountId: string } };
}

interface Options {
  port?: number;
  clientSecret?: string;
  /** Shows a page that asks for the person's address, instead of signing in `person` directly. */
  asks?: boolean;
}

const QUESTION = `<!doctype html><html lang="en"><title>Who are you?</title>
<form><label>Your address <input name="email"></label> <button>Continue</button></form></html>`;

/** Starts a real OpenID Connect provider on loopback that accepts everyone. */
export async function startOidcProvider(
  publicUrl: string,
  { port = 0, clientSecret = randomUUID(), asks = false }: Options = {},
): Promise<TestOidcProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientId = "vaardig";
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const running: TestOidcProvider = {
    issuer,
    env: {
      OIDC_GOOGLE_ISSUER: issuer,
      OIDC_GOOGLE_CLIENT_ID: clientId,
      OIDC_GOOGLE_CLIENT_SECRET: clientSecret,
      PUBLIC_URL: publicUrl,
    },
    person: { sub: randomUUID() },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        token_endpoint_auth_method: "client_secret_post",
        redirect_uris: ["google", "microsoft"].map((name) => `${publicUrl}/api/auth/social/${name}/callback`),
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "test" }] },
    cookies: { keys: [randomUUID()] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => ({ ...(asks ? { email: sub, email_verified: true } : running.person), sub }),
    }),
    async loadExistingGrant({ oidc }: GrantContext) {
      const of = { clientId: oidc.client.clientId, accountId: oidc.session.accountId };
      const grant = new oidc.provider.Grant(of);
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on("request", (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", issuer);
    if (!pathname.startsWith("/interaction/")) return answer(request, response);
    const said = searchParams.get("email");
    if (asks && !said) return response.setHeader("content-type", "text/html").end(QUESTION);
    const result = { login: { accountId: said ?? running.person.sub } };
    provider.interactionFinished(request, response, result).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  return running;
}

/** Follows the provider's redirects like a new browser and returns the URL of the redirect back. */
export async function completeProviderSignIn(authorizationUrl: string, issuer: string): Promise<URL> {
  const jar = new Map<string, string>();
  let address = new URL(authorizationUrl);
  for (let step = 0; step < 10 && address.origin === issuer; step++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(address, { redirect: "manual", headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const next = response.headers.get("location");
    if (!next) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
    address = new URL(next, address);
  }
  return address;
}
