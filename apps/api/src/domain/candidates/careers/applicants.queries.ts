import type { CareersApplication } from "@vaardig/contract/careers/careers";
import type { Language } from "@vaardig/contract/limits";
import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { recordEvent } from "../../events/recordEvent.ts";
import { users } from "../../people/users.table.ts";
import { candidateRecords } from "../candidates.table.ts";

/** An external applicant, known or new. */
export type Applicant = typeof users.$inferSelect & {
  /** Came through the careers page and never proved the address by signing in. */
  isUnproven: boolean;
};

async function findByAddress(tx: Tx, companyId: string, email: string): Promise<Applicant | undefined> {
  const [row] = await tx
    .select({ user: users, source: candidateRecords.source })
    .from(users)
    .leftJoin(
      candidateRecords,
      and(eq(candidateRecords.companyId, users.companyId), eq(candidateRecords.userId, users.id)),
    )
    .where(and(eq(users.companyId, companyId), eq(users.email, email)));
  return row && { ...row.user, isUnproven: !row.user.account && row.source === "careers" };
}

/**
 * Returns the person of the company with this address, or adds an external one without an account: an account
 * claims the address only when its owner uses the emailed link. Existing data stays unchanged.
 */
export async function findOrAddApplicant(
  tx: Tx,
  companyId: string,
  data: CareersApplication,
  language: Language,
): Promise<Applicant> {
  const [made] = await tx
    .insert(users)
    .values({
      companyId,
      email: data.email,
      firstName: data.first_name,
      lastName: data.last_name,
      phone: data.phone || null,
      systemRole: "freelancer",
      status: "active",
      account: false,
      language,
    })
    .onConflictDoNothing()
    .returning();
  if (made) {
    await tx.insert(candidateRecords).values({ companyId, userId: made.id, source: "careers" });
    const event = { companyId, actorId: made.id, kind: "candidate.added", userId: made.id };
    await recordEvent(tx, { ...event, data: { source: "careers" } });
    return { ...made, isUnproven: true };
  }
  const known = await findByAddress(tx, companyId, data.email);
  if (!known) throw new Error("the address is neither new nor known");
  return known;
}

/** Records that a person agrees to be kept for a year; a person with an account decides that there. */
export async function recordConsent(tx: Tx, person: Applicant): Promise<void> {
  if (person.systemRole !== "freelancer" || person.account) return;
  const { companyId, id: userId } = person;
  const given = await tx
    .update(candidateRecords)
    .set({ consentAt: new Date() })
    .where(
      and(
        eq(candidateRecords.companyId, companyId),
        eq(candidateRecords.userId, userId),
        isNull(candidateRecords.consentAt),
      ),
    );
  if (given.rowCount)
    await recordEvent(tx, { companyId, actorId: userId, kind: "candidate.consent_given", userId });
}
