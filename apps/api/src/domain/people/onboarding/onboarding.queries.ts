import type { Language } from "@vaardig/contract/limits";
import type { OnboardingStep, SpokenLanguage } from "@vaardig/contract/onboarding/onboarding";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { personLanguages } from "../personLanguages.table.ts";
import { users } from "../users.table.ts";

/** Returns the languages that a person speaks, in the order of entry. */
export function languagesOf(tx: Tx, companyId: string, userId: string): Promise<SpokenLanguage[]> {
  return tx
    .select({ id: personLanguages.id, language: personLanguages.language, level: personLanguages.level })
    .from(personLanguages)
    .where(and(eq(personLanguages.companyId, companyId), eq(personLanguages.userId, userId)))
    .orderBy(personLanguages.id);
}

/** Replaces the languages that a person speaks; concurrent calls take turns, and the later one wins. */
export async function replaceLanguages(
  tx: Tx,
  companyId: string,
  userId: string,
  languages: SpokenLanguage[],
): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)))
    .for("update");
  await tx
    .delete(personLanguages)
    .where(and(eq(personLanguages.companyId, companyId), eq(personLanguages.userId, userId)));
  await tx
    .insert(personLanguages)
    .values(languages.map(({ language, level }) => ({ companyId, userId, language, level })));
}

/** Returns a person's onboarding step; undefined when there is no such person. */
export async function stepOf(tx: Tx, companyId: string, userId: string): Promise<OnboardingStep | undefined> {
  const rows = await tx
    .select({ step: users.onboardingStep })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  return rows[0]?.step;
}

export async function setStep(
  tx: Tx,
  companyId: string,
  userId: string,
  step: OnboardingStep,
): Promise<void> {
  await tx
    .update(users)
    .set({ onboardingStep: step })
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
}

export async function setLanguage(
  tx: Tx,
  companyId: string,
  userId: string,
  language: Language,
): Promise<void> {
  await tx
    .update(users)
    .set({ language })
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
}
