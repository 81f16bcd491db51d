import { randomBytes } from "node:crypto";
import type { Language } from "@vaardig/contract/limits";
import { and, eq, isNull } from "drizzle-orm";
import { oneTimeLinks } from "../../features/session/session.table.ts";
import type { Tx } from "../db/database.ts";
import { sha256 } from "../secrets.ts";

export type LinkPurpose = (typeof oneTimeLinks.$inferSelect)["purpose"];

/** How long each kind of link works, in milliseconds. */
export const LINK_LIFE_MS: Record<LinkPurpose, number> = {
  invitation: 7 * 24 * 3_600_000,
  reset: 60 * 60_000,
  confirmation: 24 * 3_600_000,
  social: 2 * 60_000,
  consent: 14 * 24 * 3_600_000,
};

/** Screen and parameter that take the secret. */
const SCREEN: Record<LinkPurpose, string> = {
  invitation: "/set-password?invite=",
  reset: "/reset-password?secret=",
  confirmation: "/signup/confirm?secret=",
  social: "/login?social=",
  consent: "/consent?secret=",
};

/**
 * Makes a single-use secret for a person, voids that person's earlier ones of the same purpose, and answers it; the
 * table keeps its hash alone. `boundTo` is a second secret, such as a browser's cookie, that must come with it.
 */
export async function createLink(
  tx: Tx,
  user: { companyId: string; id: string },
  purpose: LinkPurpose,
  boundTo = "",
): Promise<string> {
  const { companyId, id: userId } = user;
  await tx
    .update(oneTimeLinks)
    .set({ revokedAt: new Date() })
    .where(
      and(
        eq(oneTimeLinks.companyId, companyId),
        eq(oneTimeLinks.userId, userId),
        eq(oneTimeLinks.purpose, purpose),
        isNull(oneTimeLinks.usedAt),
        isNull(oneTimeLinks.revokedAt),
      ),
    );
  const secret = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + LINK_LIFE_MS[purpose]);
  await tx
    .insert(oneTimeLinks)
    .values({ companyId, userId, purpose, secretHash: sha256(secret + boundTo), expiresAt });
  return secret;
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
