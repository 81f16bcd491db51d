import { VAT_RULES } from "./vatRules.ts";

/** Words that Swiss companies write after their number. */
const SWISS_END = /(MWST|TVA|IVA|VAT|HR|RC)+$/;
/** What is accepted of a country whose numbers are not known here. */
const ELSEWHERE = /^[A-Z\d]{2,20}$/;

/**
 * A VAT number as its country writes it, without spaces, with the country's prefix; undefined where form or check digits
 * are wrong. Whether the number is registered is not asked.
 */
export function readVatNumber(country: string, text: string): string | undefined {
  const plain = text.toUpperCase().replace(/[\s.\-/]/g, "");
  const rule = VAT_RULES[country];
  if (!rule) return ELSEWHERE.test(plain) ? plain : undefined;
  const prefix = rule.prefix ?? country;
  const cut = country === "CH" ? plain.replace(SWISS_END, "") : plain;
  const body = cut.startsWith(prefix) ? cut.slice(prefix.length) : cut;
  // Nine digits are how Belgian numbers were written before 2005.
  const whole = country === "BE" && body.length === 9 ? `0${body}` : body;
  return rule.form.test(whole) && (rule.isRight?.(whole) ?? true) ? `${prefix}${whole}` : undefined;
}
