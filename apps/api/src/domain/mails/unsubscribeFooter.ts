import type { Language } from "@vaardig/contract/limits";
import { escapeHtml } from "@vaardig/contract/mail-templates/mailHtml";
import { fillTemplate } from "../../platform/i18n/translate.ts";
import words from "./unsubscribeWords.json" with { type: "json" };

interface Footer {
  company: string;
  page: string;
  /** Kind of email; a request for consent is not answered by unsubscribing. */
  about?: "job" | "consent" | "invitation";
}

/** Returns the footer of an unrequested email: why it was sent, and how to unsubscribe. */
export function unsubscribeFooter(
  language: Language,
  { company, page, about = "job" }: Footer,
): { text: string; html: string } {
  const { why, why_else: whyElse, no_answer: noAnswer, act } = words[language];
  const end = { job: why, consent: `${whyElse} ${noAnswer}`, invitation: whyElse }[about];
  const told = fillTemplate(end, { company });
  return {
    text: `\n\n--\n${told}\n${act}: ${page}`,
    html: `<p>--<br>${escapeHtml(told)}<br><a href="${escapeHtml(page)}">${escapeHtml(act)}</a></p>`,
  };
}
