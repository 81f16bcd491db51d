import type { Language } from "@vaardig/contract/limits";
import { escapeHtml } from "@vaardig/contract/mail-templates/mailHtml";
import { fill } from "../../platform/i18n/translate.ts";
import words from "./unsubscribeWords.json" with { type: "json" };

interface Footer {
  company: string;
  page: string;
  /** The mail asks something else, which unsubscribing does not answer. */
  isQuestion?: boolean;
}

/** The end of a mail that its reader did not ask for: why it comes, and how no more do. */
export function unsubscribeFooter(
  language: Language,
  { company, page, isQuestion = false }: Footer,
): { text: string; html: string } {
  const { why, no_answer: noAnswer, act } = words[language];
  const told = fill(isQuestion ? `${why} ${noAnswer}` : why, { company });
  return {
    text: `\n\n--\n${told}\n${act}: ${page}`,
    html: `<p>--<br>${escapeHtml(told)}<br><a href="${escapeHtml(page)}">${escapeHtml(act)}</a></p>`,
  };
}
