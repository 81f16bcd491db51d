import type { ErrorCode } from "@vaardig/contract/errorCodes";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/appError.ts";
import { sha256 } from "../../../platform/secrets.ts";
import type { LinkPurpose } from "./createLink.ts";
import { oneTimeLinks } from "./oneTimeLinks.table.ts";

export interface LinkOwner {
  companyId: string;
  userId: string;
}

const CODES: Record<LinkPurpose, { unknown: ErrorCode; used: ErrorCode; expired: ErrorCode }> = {
  invitation: { unknown: "invitation_unknown", used: "invitation_used", expired: "invitation_expired" },
  reset: { unknown: "link_unknown", used: "link_used", expired: "link_expired" },
  confirmation: { unknown: "link_unknown", used: "link_used", expired: "link_expired" },
  consent: { unknown: "link_unknown", used: "link_used", expired: "link_expired" },
  address: { unknown: "link_unknown", used: "link_used", expired: "link_expired" },
  social: { unknown: "social_failed", used: "social_failed", expired: "social_failed" },
};

const owner = { companyId: oneTimeLinks.companyId, userId: oneTimeLinks.userId };

function matching(purpose: LinkPurpose, secret: string) {
  return and(eq(oneTimeLinks.secretHash, sha256(secret)), eq(oneTimeLinks.purpose, purpose));
}

/**
 * Returns the owner of a link without using it. Throws the purpose's error code when the link is unknown,
 * used, revoked or expired.
 */
export async function readLink(tx: Tx, purpose: LinkPurpose, secret: string): Promise<LinkOwner> {
  const codes = CODES[purpose];
  const [link] = await tx
    .select({
      ...owner,
      usedAt: oneTimeLinks.usedAt,
      revokedAt: oneTimeLinks.revokedAt,
      expiresAt: oneTimeLinks.expiresAt,
    })
    .from(oneTimeLinks)
    .where(matching(purpose, secret));
  if (!link) throw new AppError(codes.unknown);
  if (link.usedAt) throw new AppError(codes.used);
  if (link.revokedAt || link.expiresAt.getTime() <= Date.now()) throw new AppError(codes.expired);
  return { companyId: link.companyId, userId: link.userId };
}

/**
 * Uses a link once; of two concurrent requests the second gets the `used` error. Throws as {@link readLink}
 * does.
 */
export async function consumeLink(tx: Tx, purpose: LinkPurpose, secret: string): Promise<LinkOwner> {
  const [used] = await tx
    .update(oneTimeLinks)
    .set({ usedAt: new Date() })
    .where(
      and(
        matching(purpose, secret),
        isNull(oneTimeLinks.usedAt),
        isNull(oneTimeLinks.revokedAt),
        gt(oneTimeLinks.expiresAt, new Date()),
      ),
    )
    .returning(owner);
  return used ?? readLink(tx, purpose, secret);
}
