/** Whether a mail can reach someone; who was entered without an address has one that leads nowhere (RFC 2606). */
export function hasAddress(email: string): boolean {
  return email.includes("@") && !email.endsWith(".invalid");
}
