import type { Theme } from "@vaardig/contract/account/preferences";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { accountPreferences } from "./preferences.table.ts";

/** Returns a person's theme; `system` when none was chosen. */
export async function findTheme(tx: Tx, companyId: string, userId: string): Promise<Theme> {
  const [row] = await tx
    .select({ theme: accountPreferences.theme })
    .from(accountPreferences)
    .where(and(eq(accountPreferences.companyId, companyId), eq(accountPreferences.userId, userId)));
  return row?.theme ?? "system";
}

/** Saves a person's theme. */
export async function saveTheme(tx: Tx, companyId: string, userId: string, theme: Theme): Promise<void> {
  await tx
    .insert(accountPreferences)
    .values({ companyId, userId, theme })
    .onConflictDoUpdate({
      target: [accountPreferences.companyId, accountPreferences.userId],
      set: { theme },
    });
}
