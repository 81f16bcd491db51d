import { newKey } from "../../../lib/newKey.ts";

/** Returns an idempotent payment id, as UUID version 4. */
export function newPaymentId(): string {
  const key = newKey();
  const variant = "89ab"[Number.parseInt(key[16] ?? "0", 16) % 4];
  return `${key.slice(0, 8)}-${key.slice(8, 12)}-4${key.slice(13, 16)}-${variant}${key.slice(17, 20)}-${key.slice(20)}`;
}
