import { isIP } from "node:net";

/** For which host passkeys are made, and at which origin they are used. */
export interface PasskeyParty {
  id: string;
  origin: string;
}

const LOOPBACK = ["127.0.0.1", "[::1]", "localhost"];

/**
 * The party of a server's public address; undefined where browsers allow no passkeys: on an IP address and without https.
 * A server on the machine's own address is reached as `localhost`, which needs no https.
 */
export function passkeyParty(publicUrl: string): PasskeyParty | undefined {
  const { protocol, hostname, origin, port } = new URL(publicUrl);
  if (LOOPBACK.includes(hostname))
    return { id: "localhost", origin: `${protocol}//localhost${port && `:${port}`}` };
  if (protocol !== "https:" || isIP(hostname.replace(/^\[|\]$/g, ""))) return undefined;
  return { id: hostname, origin };
}
