/**
 * Returns whether an email can reach a person; people entered without an address have a placeholder domain
 * (RFC 2606).
 */
export function hasAddress(email: string): boolean {
  return email.includes("@") && !email.endsWith(".invalid");
}
