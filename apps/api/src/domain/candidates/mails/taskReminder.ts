import { type Template, write } from "../../../platform/mail/template.ts";

/** Reminds of a task. */
export const taskReminder: Template<{
  firstName: string;
  title: string;
  candidate: string;
  day: string;
  link: string;
}> = {
  en: ({ firstName, title, candidate, day, link }) =>
    write(
      `Reminder: ${title}`,
      `Hello ${firstName},`,
      `You wanted to be reminded of a task about ${candidate}, planned for ${day}: ${title}`,
      link,
    ),
  nl: ({ firstName, title, candidate, day, link }) =>
    write(
      `Herinnering: ${title}`,
      `Hallo ${firstName},`,
      `Je wilde herinnerd worden aan een taak over ${candidate}, gepland op ${day}: ${title}`,
      link,
    ),
};
