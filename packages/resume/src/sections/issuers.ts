import issuers from "../data/issuers.json" with { type: "json" };

const names = new Set(issuers.map((one) => one.toLowerCase()));
const named = new RegExp(
  `(?<![\\p{L}\\d])(?:${issuers.map((one) => one.replace(/[.*+?()]/g, "\\$&")).join("|")})(?![\\p{L}\\d])`,
  "u",
);

/** Whether a text is the name of a body that is known to give certificates. */
export function isKnownIssuer(text: string): boolean {
  return names.has(text.trim().toLowerCase());
}

/** The body in the name of a certificate that is known to give them ("Microsoft Certified: …"), or null. */
export function issuerIn(name: string): string | null {
  return named.exec(name)?.[0] ?? null;
}
