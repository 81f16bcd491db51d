import type { Challenge, Payload } from "altcha-lib";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { acrossCompanies } from "../db/database.ts";
import { AppError } from "../http/appError.ts";
import { sign } from "../secrets.ts";
import type { Services } from "../services.ts";
import { botChecks } from "./attempts.table.ts";

const LIFE_MS = 10 * 60_000;
/** Tries to solve a challenge: random within this range, each of `CAPTCHA_COST` rounds. */
const TRIES = { from: 10, to: 20 };
/** Tries grow with every five failures of the IP address, up to this factor: an office shares one address. */
const HARDEST = 6;
const FAILURES_A_STEP = 5;

/** The widget's payload: its challenge with the solution; other fields are ignored. */
const payloadShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal("PBKDF2/SHA-256"),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
});

/** Returns a proof-of-work challenge for the ALTCHA widget, harder with more `failures`. */
export function makeBotCheck({ config, secrets }: Services, failures: number): Promise<Challenge> {
  const factor = Math.min(HARDEST, 1 + Math.floor(failures / FAILURES_A_STEP));
  return createChallenge({
    algorithm: "PBKDF2/SHA-256",
    deriveKey,
    cost: config.CAPTCHA_COST,
    counter: randomInt(TRIES.to * factor, TRIES.from * factor),
    expiresAt: new Date(Date.now() + LIFE_MS),
    hmacSignatureSecret: secrets.botCheckKey,
    hmacKeySignatureSecret: sign(secrets.botCheckKey, "solution"),
  });
}

function readPayload(token: string): Payload | undefined {
  try {
    const parsed = payloadShape.safeParse(JSON.parse(Buffer.from(token, "base64").toString("utf8")));
    return parsed.success ? (parsed.data as Payload) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Accepts a solved challenge once: its signature is stored until it expires. Throws `bot_check_failed` when
 * it is tampered with, unsolved or older than ten minutes, and `bot_check_used` on a replay.
 */
export async function consumeBotCheck({ db, secrets }: Services, token: string): Promise<void> {
  const payload = readPayload(token);
  if (!payload) throw new AppError("bot_check_failed");
  const { verified } = await verifySolution({
    ...payload,
    deriveKey,
    hmacSignatureSecret: secrets.botCheckKey,
    hmacKeySignatureSecret: sign(secrets.botCheckKey, "solution"),
  });
  if (!verified) throw new AppError("bot_check_failed");
  const { signature = "", parameters } = payload.challenge;
  const kept = await acrossCompanies(db, (tx) =>
    tx
      .insert(botChecks)
      .values({ solution: signature, expiresAt: new Date((parameters.expiresAt ?? 0) * 1_000) })
      .onConflictDoNothing(),
  );
  if (kept.rowCount === 0) throw new AppError("bot_check_used");
}
