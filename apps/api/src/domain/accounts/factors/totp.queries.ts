import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { openSealed, sealText } from "../../../platform/seal.ts";
import type { Secrets } from "../../../platform/secrets.ts";
import { totps } from "./factors.table.ts";
import { makeTotpSecret } from "./totp.ts";

type Owner = { companyId: string; userId: string };
type Key = Pick<Secrets, "factorKey">;

/** Time limit of a setup, in milliseconds. */
const SETUP_MS = 30 * 60_000;

const ofOwner = ({ companyId, userId }: Owner) =>
  and(eq(totps.companyId, companyId), eq(totps.userId, userId));

/** Returns the secret of a person's authenticator app, confirmed or in setup. */
export async function findTotp(tx: Tx, { factorKey }: Key, owner: Owner) {
  const [row] = await tx.select().from(totps).where(ofOwner(owner));
  if (!row) return undefined;
  const { sealedSecret, createdAt, confirmedAt, lastStep } = row;
  const expiresAt = new Date(createdAt.getTime() + SETUP_MS);
  return { secret: openSealed(factorKey, owner.userId, sealedSecret), confirmedAt, lastStep, expiresAt };
}

/**
 * Starts a setup, or continues the one started in another tab; undefined when an app is confirmed already.
 */
export async function beginTotp(
  tx: Tx,
  key: Key,
  owner: Owner,
): Promise<{ secret: string; expiresAt: Date } | undefined> {
  const now = new Date();
  const begun = { sealedSecret: sealText(key.factorKey, owner.userId, makeTotpSecret()), createdAt: now };
  await tx
    .insert(totps)
    .values({ ...owner, ...begun })
    .onConflictDoUpdate({
      target: [totps.companyId, totps.userId],
      set: begun,
      setWhere: and(isNull(totps.confirmedAt), lt(totps.createdAt, new Date(now.getTime() - SETUP_MS))),
    });
  const totp = await findTotp(tx, key, owner);
  return totp && !totp.confirmedAt ? totp : undefined;
}

/** Confirms the setup with the time step of a correct code; false when another tab was first. */
export async function confirmTotp(tx: Tx, owner: Owner, step: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(totps)
    .set({ confirmedAt: new Date(), lastStep: step })
    .where(and(ofOwner(owner), isNull(totps.confirmedAt)));
  return rowCount === 1;
}

/** Uses up the time step of a correct code; false when that step or a later one was used. */
export async function consumeTotpStep(tx: Tx, owner: Owner, step: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(totps)
    .set({ lastStep: step })
    .where(and(ofOwner(owner), isNotNull(totps.confirmedAt), lt(totps.lastStep, step)));
  return rowCount === 1;
}

/** Deletes the authenticator app; false when none was confirmed. */
export async function deleteTotp(tx: Tx, owner: Owner): Promise<boolean> {
  const { rowCount } = await tx.delete(totps).where(and(ofOwner(owner), isNotNull(totps.confirmedAt)));
  return rowCount === 1;
}
