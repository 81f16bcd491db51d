import { and, eq, gt } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { identities, socialAttempts } from "./identities.table.ts";

export type SocialAttempt = typeof socialAttempts.$inferSelect;

const LIFE_MS = 10 * 60_000;

/** Stores a sign-in that is redirected to the provider; it expires after ten minutes. */
export async function insertAttempt(tx: Tx, attempt: Omit<SocialAttempt, "expiresAt">): Promise<void> {
  await tx.insert(socialAttempts).values({ ...attempt, expiresAt: new Date(Date.now() + LIFE_MS) });
}

/** Takes the attempt of a returning sign-in, once and only in the browser that started it. */
export async function consumeAttempt(
  tx: Tx,
  key: Pick<SocialAttempt, "state" | "provider" | "browserHash">,
): Promise<SocialAttempt | undefined> {
  const [attempt] = await tx
    .delete(socialAttempts)
    .where(
      and(
        eq(socialAttempts.state, key.state),
        eq(socialAttempts.provider, key.provider),
        eq(socialAttempts.browserHash, key.browserHash),
        gt(socialAttempts.expiresAt, new Date()),
      ),
    )
    .returning();
  return attempt;
}

/** Returns the person linked to a provider's subject. */
export async function findIdentity(tx: Tx, issuer: string, subject: string) {
  const [identity] = await tx
    .select({ companyId: identities.companyId, userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return identity;
}

/** Links a provider's subject to a person permanently. */
export async function insertIdentity(
  tx: Tx,
  user: { companyId: string; id: string },
  issuer: string,
  subject: string,
): Promise<void> {
  await tx.insert(identities).values({ companyId: user.companyId, userId: user.id, issuer, subject });
}
