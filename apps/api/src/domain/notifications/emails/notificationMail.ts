import type { Language } from "@vaardig/contract/limits";
import { escapeHtml } from "@vaardig/contract/mail-templates/mailHtml";
import { composeMail, type WrittenMail } from "../../../platform/mail/template.ts";

/** A line of an email with its link. */
export interface MailedItem {
  text: string;
  link: string;
}

export interface MailedSection {
  /** Null for an email about one thing. */
  title: string | null;
  items: readonly MailedItem[];
}

interface Footer {
  settings: string;
  unsubscribe: string;
}

interface NotificationContent extends Footer {
  firstName: string;
  sections: readonly MailedSection[];
  /** Rhythm of a digest; null for an email sent at once. */
  digest: "daily" | "weekly" | null;
}

const WORDS = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    several: (count: number) => `${count} new notifications`,
    daily: (count: number, first: string) => (count === 1 ? first : `${first}, and ${count - 1} more`),
    since: { daily: "This is new for you:", weekly: "This was new for you in the past week:" },
    why: {
      kind: "You get this email because notifications of this kind are emailed to you at once.",
      daily: "You get this email on days when there is something new.",
      weekly: "You get this email in weeks when there is something new.",
    },
    settings: "Notification settings:",
    stop: { kind: "No more emails of this kind:", digest: "No more digests:" },
  },
  nl: {
    hello: (name: string) => `Hallo ${name},`,
    several: (count: number) => `${count} nieuwe meldingen`,
    daily: (count: number, first: string) => (count === 1 ? first : `${first}, en nog ${count - 1}`),
    since: { daily: "Dit is nieuw voor je:", weekly: "Dit was de afgelopen week nieuw voor je:" },
    why: {
      kind: "Je krijgt deze e-mail omdat je dit soort meldingen meteen per e-mail ontvangt.",
      daily: "Je krijgt deze e-mail op dagen dat er iets nieuws is.",
      weekly: "Je krijgt deze e-mail in weken dat er iets nieuws is.",
    },
    settings: "Meldingen instellen:",
    stop: { kind: "Geen e-mails meer over dit soort meldingen:", digest: "Geen overzichten meer:" },
  },
} as const;

/** Returns the footer of a notification email: why it was sent, the settings, and how to unsubscribe. */
export function notificationMailFooter(language: Language, { settings, unsubscribe }: Footer): string {
  const { why, settings: choose, stop } = WORDS[language];
  return `\n\n--\n${why.kind}\n${choose} ${settings}\n${stop.kind} ${unsubscribe}`;
}

const LINK = /^https?:\/\/\S+$/;

/** Converts paragraphs to HTML; a line that is a URL becomes a link. */
function htmlOf(paragraphs: readonly string[]): string {
  const line = (text: string) => {
    const safe = escapeHtml(text);
    return LINK.test(text) ? `<a href="${safe}">${safe}</a>` : safe;
  };
  return paragraphs.map((text) => `<p>${text.split("\n").map(line).join("<br>")}</p>`).join("");
}

/** Builds one email from notifications; text and HTML have the same content. */
export function notificationMail(
  language: Language,
  told: NotificationContent,
): WrittenMail & { html: string } {
  const words = WORDS[language];
  const { firstName, sections, digest } = told;
  const items = sections.flatMap((section) => section.items);
  const first = items[0]?.text ?? "";
  const subject =
    digest === null && items.length > 1 ? words.several(items.length) : words.daily(items.length, first);
  const rhythm = digest ?? "kind";
  const paragraphs = [
    words.hello(firstName),
    ...(digest ? [words.since[digest]] : []),
    ...sections.flatMap(({ title, items: own }) => [
      ...(title === null ? [] : [title]),
      ...own.map(({ text, link }) => `${text}\n${link}`),
    ]),
  ];
  const end = [
    words.why[rhythm],
    `${words.settings}\n${told.settings}`,
    `${words.stop[digest ? "digest" : "kind"]}\n${told.unsubscribe}`,
  ];
  const mail = composeMail(subject, ...paragraphs, ...end);
  return { ...mail, html: htmlOf([...paragraphs, ...end, "Vaardig"]) };
}
