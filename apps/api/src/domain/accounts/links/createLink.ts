import { randomBytes } from "node:crypto";
import type { Language } from "@vaardig/contract/limits";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { sha256 } from "../../../platform/secrets.ts";
import { oneTimeLinks } from "./oneTimeLinks.table.ts";

export type LinkPurpose = (typeof oneTimeLinks.$inferSelect)["purpose"];

/** Lifetime of each kind of link, in milliseconds. */
export const LINK_LIFETIME_MS: Record<LinkPurpose, number> = {
  invitation: 7 * 24 * 3_600_000,
  reset: 60 * 60_000,
  confirmation: 24 * 3_600_000,
  social: 2 * 60_000,
  consent: 14 * 24 * 3_600_000,
  address: 14 * 24 * 3_600_000,
};

/** The screen and parameter that take the secret. */
const SCREEN: Record<LinkPurpose, string> = {
  invitation: "/set-password?invite=",
  reset: "/reset-password?secret=",
  confirmation: "/signup/confirm?secret=",
  social: "/login?social=",
  consent: "/consent?secret=",
  address: "/confirm-address?secret=",
};

/** Options of a link. */
interface LinkOptions {
  /** A second secret, such as a browser's cookie, that must accompany the link. */
  boundTo?: string;
  /** Lifetime in milliseconds, instead of the purpose's. */
  lifeMs?: number;
}

/**
 * Creates a single-use secret for each person and revokes their earlier ones of the same purpose. Returns the
 * secrets by person id; the table stores only hashes.
 */
export async function createLinks(
  tx: Tx,
  companyId: string,
  userIds: readonly string[],
  purpose: LinkPurpose,
  { boundTo = "", lifeMs = LINK_LIFETIME_MS[purpose] }: LinkOptions = {},
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
      companyId,
      userId,
      purpose,
      secretHash: sha256(secret + boundTo),
      expiresAt,
    })),
  );
  return secrets;
}

/** Creates a single-use secret for one person and returns it. */
export async function createLink(
  tx: Tx,
  user: { companyId: string; id: string },
  purpose: LinkPurpose,
  boundTo = "",
): Promise<string> {
  const secrets = await createLinks(tx, user.companyId, [user.id], purpose, { boundTo });
  return secrets.get(user.id) ?? "";
}

/** Returns the URL that takes a link's secret; it opens in `language` when given. */
export function linkAddress(
  config: { publicUrl: string },
  purpose: LinkPurpose,
  secret: string,
  language?: Language,
): string {
  const address = `${config.publicUrl}${SCREEN[purpose]}${secret}`;
  return language ? `${address}&lng=${language}` : address;
}
