import type { Language } from "@vaardig/contract/limits";
import { escapeHtml } from "@vaardig/contract/mail-templates/mailHtml";
import { fill } from "../../platform/i18n/translate.ts";
import words from "./unsubscribeWords.json" with { type: "json" };

/** The end of a mail that its reader did not ask for: why it comes, and how no more do. */
export function unsubscribeFooter(
  language: Language,
  { company, page }: { company: string; page: string },
): { text: string; html: string } {
  const { why, act } = words[language];
  const told = fill(why, { company });
  return {
    text: `\n\n--\n${told}\n${act}: ${page}`,
    html: `<p>--<br>${escapeHtml(told)}<br><a href="${escapeHtml(page)}">${escapeHtml(act)}</a></p>`,
  };
}
