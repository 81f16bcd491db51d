import type { Passkey } from "@vaardig/contract/account/secondFactors";
import type { PasskeyRow } from "../../domain/accounts/factors/passkeys.queries.ts";

/** Converts a passkey to the wire format; the key and its id are left out. */
export function presentPasskey({ id, name, createdAt, lastUsedAt, synced }: PasskeyRow): Passkey {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    synced,
  };
}
