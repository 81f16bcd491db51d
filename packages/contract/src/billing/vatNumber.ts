import { VAT_RULES } from "./vatRules.ts";

/** VAT and register suffixes of Swiss numbers. */
const SWISS_END = /(MWST|TVA|IVA|VAT|HR|RC)+$/;
/** Format accepted for countries without a rule. */
const ELSEWHERE = /^[A-Z\d]{2,20}$/;

/**
 * Returns the VAT number in the country's format, without spaces and with the prefix; undefined when the
 * format or the check digits are wrong. Registration is not checked.
 */
export function parseVatNumber(country: string, text: string): string | undefined {
  const plain = text.toUpperCase().replace(/[\s.\-/]/g, "");
  const rule = VAT_RULES[country];
  if (!rule) return ELSEWHERE.test(plain) ? plain : undefined;
  const prefix = rule.prefix ?? country;
  const cut = country === "CH" ? plain.replace(SWISS_END, "") : plain;
  const body = cut.startsWith(prefix) ? cut.slice(prefix.length) : cut;
  // Belgian numbers had nine digits before 2005.
  const whole = country === "BE" && body.length === 9 ? `0${body}` : body;
  return rule.form.test(whole) && (rule.isRight?.(whole) ?? true) ? `${prefix}${whole}` : undefined;
}
