import type { Endpoint, Payload } from "@vaardig/contract/endpoint";
import { currentLanguage, i18n } from "../language/i18n.ts";
import type { Argument } from "./call.ts";
import type { CallInput } from "./requestOf.ts";
import { send } from "./send.ts";

/**
 * Makes one call without the cache, for public screens, which need each response once. Resolves to the
 * payload, rejects with an `ApiError`.
 */
export async function callOnce<E extends Endpoint>(
  endpoint: E,
  input?: Argument<E>,
  token: string | null = null,
): Promise<Payload<E>> {
  const answer = await send(endpoint, (input ?? {}) as CallInput, {
    token,
    language: currentLanguage(),
    ownMessage: (kind) => i18n.t(kind === "network" ? "network-error" : "operation-failed"),
  });
  if ("error" in answer) throw answer.error;
  return answer.data as Payload<E>;
}
