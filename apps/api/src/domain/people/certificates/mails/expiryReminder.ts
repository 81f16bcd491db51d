import { composeMail, type Template } from "../../../../platform/mail/template.ts";

interface Values {
  firstName: string;
  /** One certificate per line, with its name and expiry date. */
  lines: string;
  count: number;
  /** The certificate that expires first, for the subject of an email about one. */
  first: { name: string; person: string; day: string };
  link: string;
}

/** Reminds a person of their own certificates that expire soon. */
export const expiryReminder: Template<Values> = {
  en: ({ firstName, lines, count, first, link }) =>
    composeMail(
      count === 1
        ? `Your certificate expires on ${first.day}: ${first.name}`
        : `${count} of your certificates expire soon`,
      `Hello ${firstName},`,
      `Please renew in time:\n\n${lines}`,
      `The reminders stop once the renewed certificate is in your profile:\n${link}`,
    ),
  nl: ({ firstName, lines, count, first, link }) =>
    composeMail(
      count === 1
        ? `Je certificaat verloopt op ${first.day}: ${first.name}`
        : `${count} van je certificaten verlopen binnenkort`,
      `Hallo ${firstName},`,
      `Verleng op tijd:\n\n${lines}`,
      `De herinneringen stoppen zodra het vernieuwde certificaat in je profiel staat:\n${link}`,
    ),
};

/** Reminds a manager of certificates in their team that expire soon. */
export const teamExpiryReminder: Template<Values> = {
  en: ({ firstName, lines, count, first, link }) =>
    composeMail(
      count === 1
        ? `A certificate of ${first.person} expires on ${first.day}: ${first.name}`
        : `${count} certificates in your team expire soon`,
      `Hello ${firstName},`,
      count === 1
        ? `This certificate of someone in your team expires soon:\n\n${lines}`
        : `These certificates of people in your team expire soon:\n\n${lines}`,
      `${count === 1 ? "Open it:" : "See all certificates:"}\n${link}`,
    ),
  nl: ({ firstName, lines, count, first, link }) =>
    composeMail(
      count === 1
        ? `Een certificaat van ${first.person} verloopt op ${first.day}: ${first.name}`
        : `${count} certificaten in je team verlopen binnenkort`,
      `Hallo ${firstName},`,
      count === 1
        ? `Dit certificaat van iemand uit je team verloopt binnenkort:\n\n${lines}`
        : `Deze certificaten van mensen uit je team verlopen binnenkort:\n\n${lines}`,
      `${count === 1 ? "Bekijk het certificaat:" : "Bekijk alle certificaten:"}\n${link}`,
    ),
};
