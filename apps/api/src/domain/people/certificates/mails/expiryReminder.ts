import { type Template, write } from "../../../../platform/mail/template.ts";

interface Values {
  firstName: string;
  /** One certificate a line: what it is and until when it is valid. */
  lines: string;
  count: number;
  link: string;
}

/** Reminds a person of own certificates that expire soon. */
export const expiryReminder: Template<Values> = {
  en: ({ firstName, lines, count, link }) =>
    write(
      count === 1 ? "A certificate of yours expires soon" : `${count} of your certificates expire soon`,
      `Hello ${firstName},`,
      `Renew in time:\n\n${lines}`,
      `Add the renewed certificate to your profile, and the reminders stop:\n${link}`,
    ),
  nl: ({ firstName, lines, count, link }) =>
    write(
      count === 1
        ? "Een certificaat van jou verloopt binnenkort"
        : `${count} certificaten van jou verlopen binnenkort`,
      `Hallo ${firstName},`,
      `Verleng op tijd:\n\n${lines}`,
      `Zet het vernieuwde certificaat in je profiel, dan stoppen de herinneringen:\n${link}`,
    ),
};

/** Tells a manager which certificates of the people who report to them expire soon. */
export const teamExpiryReminder: Template<Values> = {
  en: ({ firstName, lines, count, link }) =>
    write(
      count === 1
        ? "A certificate in your team expires soon"
        : `${count} certificates in your team expire soon`,
      `Hello ${firstName},`,
      `These certificates of people who report to you expire soon:\n\n${lines}`,
      `See all certificates of your team:\n${link}`,
    ),
  nl: ({ firstName, lines, count, link }) =>
    write(
      count === 1
        ? "Een certificaat in je team verloopt binnenkort"
        : `${count} certificaten in je team verlopen binnenkort`,
      `Hallo ${firstName},`,
      `Deze certificaten van mensen die aan jou rapporteren, verlopen binnenkort:\n\n${lines}`,
      `Bekijk alle certificaten van je team:\n${link}`,
    ),
};
