import type { Language } from "@vaardig/contract/limits";
import { escapeHtml } from "@vaardig/contract/mail-templates/mailHtml";
import { fill } from "../../platform/i18n/translate.ts";

const WORDS = {
  en: "The link asks you to choose a password first; with it you open your account with {{company}}. It works once, for 28 days. A later email brings a new link, and then this one stops working.",
  nl: "De link vraagt je eerst een wachtwoord te kiezen; daarmee open je je account bij {{company}}. De link werkt één keer, 28 dagen lang. Een latere e-mail brengt een nieuwe link, en dan werkt deze niet meer.",
};

/** The end of a mail to somebody without an account: what its link asks before it leads on. */
export function guestNote(language: Language, company: string): { text: string; html: string } {
  const told = fill(WORDS[language], { company });
  return { text: `\n\n${told}`, html: `<p>${escapeHtml(told)}</p>` };
}
