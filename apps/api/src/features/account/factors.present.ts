import type { Passkey } from "@vaardig/contract/account/secondFactors";
import type { PasskeyRow } from "../../domain/accounts/factors/passkeys.queries.ts";

/** A passkey as its owner sees it; the key and its number stay here. */
export function presentPasskey({ id, name, createdAt, lastUsedAt, synced }: PasskeyRow): Passkey {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    synced,
  };
}
