import { newPassword } from "@vaardig/contract/fields";
import { decodeIssue } from "@vaardig/contract/issueMessage";

export const PASSWORD_RULES = ["length", "capital", "small", "number", "special"] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const RULE_OF_ISSUE: Record<string, PasswordRule> = {
  required: "length",
  too_short: "length",
  too_long: "length",
  password_capital: "capital",
  password_small: "small",
  password_number: "number",
  password_special: "special",
};

/** Returns each password rule and whether the text meets it, by the contract's schema. */
export function passwordRules(typed: string): { rule: PasswordRule; met: boolean }[] {
  const issues = newPassword.safeParse(typed).error?.issues ?? [];
  const broken = new Set(issues.map(({ message }) => RULE_OF_ISSUE[decodeIssue(message).key]));
  return PASSWORD_RULES.map((rule) => ({ rule, met: !broken.has(rule) }));
}
