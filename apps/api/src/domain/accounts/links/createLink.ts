import { randomBytes } from "node:crypto";
import type { Language } from "@vaardig/contract/limits";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { sha256 } from "../../../platform/secrets.ts";
import { oneTimeLinks } from "./oneTimeLinks.table.ts";

export type LinkPurpose = (typeof oneTimeLinks.$inferSelect)["purpose"];

/** How long each kind of link works, in milliseconds. */
export const LINK_LIFE_MS: Record<LinkPurpose, number> = {
  invitation: 7 * 24 * 3_600_000,
  reset: 60 * 60_000,
  confirmation: 24 * 3_600_000,
  social: 2 * 60_000,
  consent: 14 * 24 * 3_600_000,
  address: 14 * 24 * 3_600_000,
};

/** Screen and parameter that take the secret. */
const SCREEN: Record<LinkPurpose, string> = {
  invitation: "/set-password?invite=",
  reset: "/reset-password?secret=",
  confirmation: "/signup/confirm?secret=",
  social: "/login?social=",
  consent: "/consent?secret=",
  address: "/confirm-address?secret=",
};

/** What a link needs beside its owner. */
interface LinkOptions {
  /** A second secret, such as a browser's cookie, that must come with it. */
  boundTo?: string;
  /** How long it works where its purpose's life does not fit. */
  lifeMs?: number;
}

/**
 * Makes a single-use secret for each of some people of a company, voids their earlier ones of the same purpose, and
 * answers secrets by person; the table keeps their hashes alone.
 */
export async function createLinks(
  tx: Tx,
  companyId: string,
  userIds: readonly string[],
  purpose: LinkPurpose,
  { boundTo = "", lifeMs = LINK_LIFE_MS[purpose] }: LinkOptions = {},
): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  await tx
    .update(oneTimeLinks)
    .set({ revokedAt: new Date() })
    .where(
      and(
        eq(oneTimeLinks.companyId, companyId),
        inArray(oneTimeLinks.userId, [...userIds]),
        eq(oneTimeLinks.purpose, purpose),
        isNull(oneTimeLinks.usedAt),
        isNull(oneTimeLinks.revokedAt),
      ),
    );
  const secrets = new Map(userIds.map((userId) => [userId, randomBytes(32).toString("base64url")]));
  const expiresAt = new Date(Date.now() + lifeMs);
  await tx.insert(oneTimeLinks).values(
    [...secrets].map(([userId, secret]) => ({
      ...{ companyId, userId, purpose, secretHash: sha256(secret + boundTo), expiresAt },
    })),
  );
  return secrets;
}

/** The same for one person: answers the secret. */
export async function createLink(
  tx: Tx,
  user: { companyId: string; id: string },
  purpose: LinkPurpose,
  boundTo = "",
): Promise<string> {
  const secrets = await createLinks(tx, user.companyId, [user.id], purpose, { boundTo });
  return secrets.get(user.id) ?? "";
}

/** Address on which a link's secret is handed in; opens in `language` where the reader's is known. */
export function linkAddress(
  config: { publicUrl: string },
  purpose: LinkPurpose,
  secret: string,
  language?: Language,
): string {
  const address = `${config.publicUrl}${SCREEN[purpose]}${secret}`;
  return language ? `${address}&lng=${language}` : address;
}
