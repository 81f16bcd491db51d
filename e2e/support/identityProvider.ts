import { startOidcProvider } from "../../apps/api/src/test/oidcProvider.ts";

// Runs the identity provider of the journeys as a process; it acts as both Google and Microsoft.
const { PUBLIC_URL = "", OIDC_GOOGLE_ISSUER = "", OIDC_GOOGLE_CLIENT_SECRET } = process.env;
const port = Number(new URL(OIDC_GOOGLE_ISSUER).port);
await startOidcProvider(PUBLIC_URL, { port, clientSecret: OIDC_GOOGLE_CLIENT_SECRET, asks: true });
