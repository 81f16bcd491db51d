import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { PasskeyAssertion, PasskeyRegistration } from "@vaardig/contract/account/passkeyFormats";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString("base64url");

/** Returns the initial bytes of a CBOR item. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const words = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (entries: Buffer[][]) => Buffer.concat([head(5, entries.length), ...entries.flat()]);

interface Circumstances {
  origin?: string;
  host?: string;
  /** The person verified with a fingerprint, a face or a PIN. */
  isVerified?: boolean;
}

/** A software authenticator for WebAuthn tests, with one P-256 key and an increasing counter. */
export class SoftAuthenticator {
  readonly id = randomBytes(32);
  counter = 0;
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
  });

  #coseKey(): Buffer {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const coordinate = (value: string) => bytes(Buffer.from(value, "base64url"));
    return map([
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), coordinate(x)],
      [integer(-3), coordinate(y)],
    ]);
  }

  #data({ host = "localhost", isVerified = true }: Circumstances, withKey: boolean): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (withKey ? HAS_KEY : 0);
    const key = withKey ? [Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.#coseKey()] : [];
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, ...key]);
  }

  /** Creates the passkey for a server's challenge. */
  register(challenge: string, circumstances: Circumstances = {}): PasskeyRegistration {
    const { origin = "http://localhost:3000" } = circumstances;
    const client = Buffer.from(JSON.stringify({ type: "webauthn.create", challenge, origin }));
    const attestation = map([
      [words("fmt"), words("none")],
      [words("attStmt"), map([])],
      [words("authData"), bytes(this.#data(circumstances, true))],
    ]);
    return {
      id: text(this.id),
      rawId: text(this.id),
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: text(client),
        attestationObject: text(attestation),
        transports: ["internal"],
      },
    };
  }

  /** Signs a server's challenge with the passkey. */
  use(challenge: string, circumstances: Circumstances = {}): PasskeyAssertion {
    const { origin = "http://localhost:3000" } = circumstances;
    this.counter += 1;
    const client = Buffer.from(JSON.stringify({ type: "webauthn.get", challenge, origin }));
    const data = this.#data(circumstances, false);
    return {
      id: text(this.id),
      rawId: text(this.id),
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign("sha256", Buffer.concat([data, sha256(client)]), this.#keys.privateKey)),
      },
    };
  }
}
