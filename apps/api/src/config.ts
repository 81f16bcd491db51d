import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(["true", "false"]).transform((value) => value === "true");

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z.string().startsWith("postgres").optional(),
  SMTP_URL: z.string().startsWith("smtp").optional(),
  MAIL_FROM: z.string().default("Vaardig <no-reply@vaardig.example>"),
  OIDC_GOOGLE_ISSUER: z.url().default("https://accounts.google.com"),
  OIDC_GOOGLE_CLIENT_ID: z.string().optional(),
  OIDC_GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_MICROSOFT_ISSUER: z.url().default("https://login.microsoftonline.com/organizations/v2.0"),
  OIDC_MICROSOFT_CLIENT_ID: z.string().optional(),
  OIDC_MICROSOFT_CLIENT_SECRET: z.string().optional(),
  /** Set both or neither; without them companies pay invoices by bank transfer. */
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Base URL of Stripe's API; tests point it at a stand-in. */
  STRIPE_API_BASE: z.url().optional(),
  CAPTCHA_COST: z.coerce.number().int().min(1).max(10_000_000).default(20_000),
  /** Requests per minute from one IP address; the sign-in routes have their own limits. */
  RATE_LIMIT: z.coerce.number().int().min(1).default(1_200),
  /** Seconds within which a request must arrive; 10 MB at 1 Mbit/s take 84. */
  REQUEST_TIMEOUT: z.coerce.number().min(1).max(3_600).default(180),
  /** Time zone for interview times in emails; screens use the reader's own. */
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, "not a time zone such as Europe/Amsterdam")
    .default("Europe/Amsterdam"),
  DEMO: flag.optional(),
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

export type Config = z.output<typeof environment> & { demo: boolean; publicUrl: string };

/** Thrown once for all invalid environment variables, so that they can be fixed together. */
export class ConfigError extends Error {}

/** Parses the environment variables. Throws a {@link ConfigError} that lists each invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigError(`These environment variables are not valid:\n${lines.join("\n")}`);
  }
  const value = parsed.data;
  return {
    ...value,
    demo: value.DEMO ?? value.DATABASE_URL === undefined,
    publicUrl: (value.PUBLIC_URL ?? `http://${value.HOST}:${value.PORT}`).replace(/\/$/, ""),
  };
}
