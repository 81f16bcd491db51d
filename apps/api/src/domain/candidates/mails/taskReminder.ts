import { composeMail, type Template } from "../../../platform/mail/template.ts";

/** Reminds of a task. */
export const taskReminder: Template<{
  firstName: string;
  title: string;
  candidate: string;
  day: string;
  link: string;
}> = {
  en: ({ firstName, title, candidate, day, link }) =>
    composeMail(
      `Reminder: ${title}`,
      `Hello ${firstName},`,
      `This is a reminder of your task about ${candidate}, due on ${day}: ${title}`,
      `Open the task here:\n${link}`,
    ),
  nl: ({ firstName, title, candidate, day, link }) =>
    composeMail(
      `Herinnering: ${title}`,
      `Hallo ${firstName},`,
      `Dit is een herinnering aan je taak over ${candidate}, die op ${day} klaar moet zijn: ${title}`,
      `Open de taak hier:\n${link}`,
    ),
};
