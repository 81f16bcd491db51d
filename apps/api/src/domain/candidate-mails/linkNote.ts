import type { Language } from "@vaardig/contract/limits";
import { escapeHtml } from "@vaardig/contract/mail-templates/mailHtml";
import { fillTemplate } from "../../platform/i18n/translate.ts";
import words from "./linkNotes.json" with { type: "json" };
import type { Addressee } from "./mailValues.ts";

/**
 * What the link in an email requires first. `reply`: it leads to a page that takes no replies; `reply_only`:
 * the same, in an email without the link.
 */
export type LinkRequirement = keyof typeof words.en;

/** Returns what a person's link requires; undefined for colleagues and for links to a public page. */
export function linkRequirement(
  { comesIn, signsIn }: Pick<Addressee, "comesIn" | "signsIn">,
  isForPassword: boolean,
): LinkRequirement | undefined {
  if (isForPassword) return "password";
  if (comesIn) return "reply";
  return signsIn ? "sign_in" : undefined;
}

/** Returns the text for what a link requires. */
export function linkNote(language: Language, asks: LinkRequirement, company: string): string {
  return fillTemplate(words[language][asks], { company });
}

interface Body {
  text: string;
  html: string;
}

const BLOCK_END = /<\/(?:p|ul|ol)>/;

/** Inserts a paragraph below the one with the link; at the end when the link is not found. */
export function insertBelowLink<Mail extends Body>(mail: Mail, link: string, note: string): Mail {
  const at = mail.text.indexOf(link);
  const next = at < 0 ? -1 : mail.text.indexOf("\n\n", at);
  const end = next < 0 ? mail.text.length : next;
  const text = `${mail.text.slice(0, end)}\n\n${note}${mail.text.slice(end)}`;
  const paragraph = `<p>${escapeHtml(note)}</p>`;
  const from = mail.html.indexOf(escapeHtml(link));
  const close = from < 0 ? null : BLOCK_END.exec(mail.html.slice(from));
  const after = close ? from + close.index + close[0].length : mail.html.length;
  return { ...mail, text, html: mail.html.slice(0, after) + paragraph + mail.html.slice(after) };
}

/**
 * Replaces the paragraph with the link by a note, if it consists only of a lead with a colon and the link.
 * Undefined when the link is part of the sender's own sentence.
 */
export function replaceLink<Mail extends Body>(mail: Mail, link: string, note: string): Mail | undefined {
  const paragraphs = mail.text.split("\n\n");
  const at = paragraphs.findIndex((one) => {
    const [lead, led, ...more] = one.split("\n");
    return lead?.endsWith(":") && led === link && more.length === 0;
  });
  const shown = escapeHtml(link);
  const end = `:<br><a href="${shown}">${shown}</a></p>`;
  const close = mail.html.indexOf(end);
  const open = close < 0 ? -1 : mail.html.lastIndexOf("<p>", close);
  if (at < 0 || open < 0) return undefined;
  const text = paragraphs.with(at, note).join("\n\n");
  const html = `${mail.html.slice(0, open)}<p>${escapeHtml(note)}</p>${mail.html.slice(close + end.length)}`;
  return { ...mail, text, html };
}
