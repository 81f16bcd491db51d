import { isIP } from "node:net";

/** The host that passkeys are bound to, and the origin they are used at. */
export interface PasskeyParty {
  id: string;
  origin: string;
}

const LOOPBACK = ["127.0.0.1", "[::1]", "localhost"];

/**
 * Returns the passkey host of a server's public address; undefined where browsers allow no passkeys: on an IP
 * address and without https. A loopback address is used as `localhost`, which needs no https.
 */
export function passkeyParty(publicUrl: string): PasskeyParty | undefined {
  const { protocol, hostname, origin, port } = new URL(publicUrl);
  if (LOOPBACK.includes(hostname))
    return { id: "localhost", origin: `${protocol}//localhost${port && `:${port}`}` };
  if (protocol !== "https:" || isIP(hostname.replace(/^\[|\]$/g, ""))) return undefined;
  return { id: hostname, origin };
}
