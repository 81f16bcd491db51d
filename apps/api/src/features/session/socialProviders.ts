import { socialProvider } from "@vaardig/contract/session/social";
import type { Configuration } from "openid-client";
import type { z } from "zod";
import type { Config } from "../../config.ts";
import { AppError } from "../../platform/http/appError.ts";

export type SocialProvider = z.output<typeof socialProvider>;

interface Settings {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  insecure: boolean;
}

/** How long a provider's metadata is cached, in milliseconds. */
const TRUST_MS = 24 * 3_600_000;
const TIMEOUT_SECONDS = 5;
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Returns a provider's settings; undefined when it is not configured, or not over https except on a demo's
 * own machine.
 */
function settingsOf(config: Config, provider: SocialProvider): Settings | undefined {
  const name = provider === "google" ? "GOOGLE" : "MICROSOFT";
  const clientId = config[`OIDC_${name}_CLIENT_ID`];
  const clientSecret = config[`OIDC_${name}_CLIENT_SECRET`];
  if (!clientId || !clientSecret) return undefined;
  const issuer = new URL(config[`OIDC_${name}_ISSUER`]);
  const insecure = issuer.protocol !== "https:";
  if (insecure && !(config.demo && LOOPBACK.includes(issuer.hostname))) return undefined;
  return { issuer, clientId, clientSecret, insecure };
}

/** The library is loaded on first use: few servers have a provider. */
async function discover({ issuer, clientId, clientSecret, insecure }: Settings): Promise<Configuration> {
  const { allowInsecureRequests, discovery } = await import("openid-client");
  const options = { timeout: TIMEOUT_SECONDS, ...(insecure && { execute: [allowInsecureRequests] }) };
  return discovery(issuer, clientId, clientSecret, undefined, options);
}

/** Identity providers by name, each discovered on first use. */
export class SocialProviders {
  readonly #config: Config;
  readonly #known = new Map<SocialProvider, { configuration: Promise<Configuration>; at: number }>();

  constructor(config: Config) {
    this.#config = config;
  }

  /** Returns the names of the configured providers. */
  names(): SocialProvider[] {
    return socialProvider.options.filter((provider) => settingsOf(this.#config, provider) !== undefined);
  }

  /**
   * Returns a provider's configuration. Throws `social_unavailable` when it is not configured,
   * `social_unreachable` when the provider does not respond.
   */
  async open(provider: SocialProvider): Promise<Configuration> {
    const settings = settingsOf(this.#config, provider);
    if (!settings) throw new AppError("social_unavailable");
    let known = this.#known.get(provider);
    if (!known || Date.now() - known.at > TRUST_MS) {
      known = { configuration: discover(settings), at: Date.now() };
      this.#known.set(provider, known);
    }
    try {
      return await known.configuration;
    } catch (cause) {
      this.#known.delete(provider);
      throw new AppError("social_unreachable", { cause, retryAfter: 60 });
    }
  }
}
